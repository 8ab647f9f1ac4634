import type { StoredSimulation } from '@gema/contract/shapes/simulation.ts'
import { Pencil, QrCode } from 'lucide-react'
import { addressOf } from '../../../addresses.ts'
import { useDates } from '../../../commerce/dates/use-dates.ts'
import { useRoomText } from '../../../commerce/simulation/use-room-text.ts'
import { PageLink } from '../../../language/page-link.tsx'
import { useWords } from '../../../language/use-words.ts'
import { buttonClasses } from '../../../ui/button-classes.ts'
import { Icon } from '../../../ui/icon.tsx'
import { storedWords } from './stored-words.ts'

/** The name of a saved simulation, what it was composed from, and the ways to another one. */
export function StoredHead({ stored }: { stored: StoredSimulation }) {
  const t = useWords(storedWords)
  const { withYear } = useDates()
  const { template, uuid } = stored
  const what = useWhat(stored)
  const facts = [what, t('saved_on', { date: withYear(stored.saved_at) }), t('never_changes')]
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
      <div className="min-w-0 max-w-[760px]">
        <h1 className="text-28 tracking-[-0.025em] [overflow-wrap:anywhere] w768:text-36">{stored.name}</h1>
        <p className="mt-1.5 text-14 text-ink-2 text-pretty w768:text-16">
          {facts.filter((fact) => fact !== undefined).join(' · ')}
        </p>
      </div>
      <div className="flex flex-wrap gap-3 max-w768:w-full print:hidden">
        <PageLink
          to={`${addressOf('simulations')}#code`}
          className={`${buttonClasses('secondary', 40)} flex-1 whitespace-nowrap max-w768:px-2.5`}
        >
          <Icon of={QrCode} size={16} />
          {t('open_another')}
        </PageLink>
        {template && (
          <PageLink
            to={`${addressOf('simulation', { uuid: template.uuid })}?from=${uuid}`}
            className={`${buttonClasses('primary', 40)} flex-1 whitespace-nowrap max-w768:px-2.5`}
          >
            <Icon of={Pencil} size={16} />
            {t('edit_copy')}
          </PageLink>
        )}
      </div>
      {template === null && <p className="w-full text-14 text-ink-2 print:hidden">{t('not_offered')}</p>}
    </div>
  )
}

/** The template, with the size of the room where one was given. */
function useWhat({ template, room }: StoredSimulation): string | undefined {
  const t = useWords(storedWords)
  const roomText = useRoomText()
  if (template === null) return undefined
  return room === null ? template.name : t('for_room', { template: template.name, size: roomText(room).size })
}
