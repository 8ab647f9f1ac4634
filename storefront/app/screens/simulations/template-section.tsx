import { useRevalidator } from 'react-router'
import { addressOf } from '../../addresses.ts'
import { EmptyState } from '../../commerce/empty-state.tsx'
import { SectionHead } from '../../commerce/section-head.tsx'
import { useWords } from '../../language/use-words.ts'
import { Button } from '../../ui/button.tsx'
import type { TemplateList } from './load-simulations.ts'
import { simulationsWords } from './simulations-words.ts'
import { TemplateCard } from './template-card.tsx'

/** The kinds of systems that can be composed. */
export function TemplateSection({ list }: { list: TemplateList }) {
  const t = useWords(simulationsWords)
  const { templates, message } = list
  return (
    <section id="templates" className="wrap mt-10 scroll-mt-24 w768:mt-14">
      <SectionHead title={t('templates')} text={t('templates_text')} />
      {templates === undefined ? (
        <Failed message={message ?? t('failed')} />
      ) : templates.length === 0 ? (
        <EmptyState
          title={t('none_title')}
          text={t('none_text')}
          action={{ text: t('none_action'), to: addressOf('categories') }}
        />
      ) : (
        <ul className="grid grid-cols-1 gap-[var(--gap)] w576:grid-cols-2 w992:grid-cols-3">
          {templates.map((template, place) => (
            <li key={template.uuid} className="grid grid-cols-1">
              <TemplateCard template={template} isFirst={place < 2} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function Failed({ message }: { message: string }) {
  const t = useWords(simulationsWords)
  const { revalidate, state } = useRevalidator()
  return (
    <div
      role="alert"
      className="grid justify-items-center gap-4 rounded-card border border-line px-4 py-12 text-center"
    >
      <p className="max-w-[44ch] text-ink-2 text-pretty">{message}</p>
      <Button look="secondary" busy={state === 'loading'} onClick={() => revalidate()}>
        {t('again')}
      </Button>
    </div>
  )
}
