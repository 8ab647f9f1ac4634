import { useWords } from '../../language/use-words.ts'
import type { NumberedStep } from './numbered-steps.ts'
import { pageWords } from './page-words.ts'

/** The steps at a glance; each leads to where it is explained. On a phone they are a row that scrolls sideways. */
export function StepStrip({ steps }: { steps: NumberedStep[] }) {
  const t = useWords(pageWords)
  return (
    <nav
      aria-label={t('steps')}
      className="mt-5 max-w1200:-mx-[var(--gutter)] max-w1200:overflow-x-auto max-w1200:px-[var(--gutter)] max-w1200:py-1 max-w1200:[scrollbar-width:none] w768:mt-8 print:hidden"
    >
      <ol className="flex gap-[var(--gap)] w1200:grid w1200:auto-cols-fr w1200:grid-flow-col">
        {steps.map(({ id, number, text }) => (
          <li key={id} className="flex w-36 flex-none w1200:w-auto">
            <a
              href={`#${id}`}
              className="flex w-full flex-col gap-3 rounded-card bg-soft p-4 text-14 font-semibold text-balance transition-colors duration-150 hover:bg-primary-soft hover:text-primary-hover"
            >
              <span className="figures grid size-10.5 place-items-center rounded-full bg-primary text-16 font-bold text-white">
                {number}
              </span>
              {text}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
