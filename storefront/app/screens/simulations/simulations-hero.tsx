import { useWords } from '../../language/use-words.ts'
import { buttonClasses } from '../../ui/button-classes.ts'
import { CodeForm } from './code-form.tsx'
import type { CodeRefusal } from './load-simulations.ts'
import { simulationsWords } from './simulations-words.ts'

/** What this is for, and the field for who was sent a code. */
export function SimulationsHero({ refusal }: { refusal: CodeRefusal | undefined }) {
  const t = useWords(simulationsWords)
  return (
    <div className="wrap w768:mt-6">
      <div className="grid items-center gap-8 bg-night text-on-night max-w768:-mx-[var(--gutter)] max-w768:px-[var(--gutter)] max-w768:py-8 w768:rounded-[24px] w768:p-10 w992:grid-cols-[minmax(0,1fr)_400px] w992:gap-12 w1200:p-14">
        <div>
          <p className="text-14 font-strong text-theme">{t('kicker')}</p>
          <h1 className="mt-2.5 max-w-[18ch] text-36 tracking-[-0.03em] w768:text-48">{t('hero')}</h1>
          <p className="mt-3.5 max-w-[56ch] text-pretty text-on-night-2">{t('hero_text')}</p>
          <div className="mt-6 flex flex-wrap gap-3">
            <a href="#templates" className={buttonClasses('white')}>
              {t('choose')}
            </a>
            <a
              href="#how"
              className={`${buttonClasses('white')} border-night-line! bg-transparent! text-on-night! hover:border-on-night-2!`}
            >
              {t('how_link')}
            </a>
          </div>
        </div>
        <CodeForm refusal={refusal} />
      </div>
    </div>
  )
}
