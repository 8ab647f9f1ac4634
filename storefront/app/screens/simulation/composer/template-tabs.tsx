import type { SimulationCard } from '@gema/contract/shapes/simulation.ts'
import { useEffect, useRef } from 'react'
import { addressOf } from '../../../addresses.ts'
import { PageLink } from '../../../language/page-link.tsx'
import { useWords } from '../../../language/use-words.ts'
import { classNames } from '../../../ui/class-names.ts'
import { composerWords } from './composer-words.ts'

interface TemplateTabsProps {
  current: Pick<SimulationCard, 'uuid' | 'name'>
  templates: SimulationCard[]
}

/** The other kinds of systems; what was composed of each is kept. */
export function TemplateTabs({ current, templates }: TemplateTabsProps) {
  const t = useWords(composerWords)
  const here = useRef<HTMLAnchorElement>(null)
  const tabs = templates.length === 0 ? [current] : templates
  useEffect(() => {
    // Sideways only: the page itself stays where it is.
    const tab = here.current
    const row = tab?.closest('ul')
    if (tab && row) row.scrollLeft += tab.getBoundingClientRect().left - row.getBoundingClientRect().left - 16
  }, [])
  return (
    <nav aria-label={t('templates')} className="mt-4 mb-4 w768:mt-5 w768:mb-7">
      <ul className="flex gap-1 overflow-x-auto border-b border-line [scrollbar-width:none] max-w768:-mx-[var(--gutter)] max-w768:px-[var(--gutter)]">
        {tabs.map(({ uuid, name }) => (
          <li key={uuid} className="flex-none">
            <PageLink
              ref={uuid === current.uuid ? here : undefined}
              to={addressOf('simulation', { uuid })}
              aria-current={uuid === current.uuid ? 'page' : undefined}
              className={classNames(
                'block border-b-2 px-4 py-3 text-14 font-semibold whitespace-nowrap -outline-offset-2',
                uuid === current.uuid
                  ? 'border-primary text-primary'
                  : 'border-transparent text-ink-2 hover:text-ink',
              )}
            >
              {name}
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
