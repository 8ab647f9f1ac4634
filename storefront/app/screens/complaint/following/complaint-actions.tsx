import { Camera, ChevronRight, type LucideIcon, RefreshCw, X } from 'lucide-react'
import { useState } from 'react'
import { useMoments } from '../../../commerce/account/use-moments.ts'
import { CancelQuestion } from '../../../commerce/complaint/cancel-question.tsx'
import { useWords } from '../../../language/use-words.ts'
import { classNames } from '../../../ui/class-names.ts'
import { Icon } from '../../../ui/icon.tsx'
import { followingWords } from './following-words.ts'
import type { ComplaintPartProps } from './use-complaint.ts'

interface ComplaintActionsProps extends ComplaintPartProps {
  onAddEvidence: () => void
  onAppeal: () => void
}

/** What can be done about a complaint, one row each; what cannot be stays, with its reason. */
export function ComplaintActions(props: ComplaintActionsProps) {
  const { complaint, orderKey, keep, onAddEvidence, onAppeal } = props
  const t = useWords(followingWords)
  const { dayAndTime } = useMoments()
  const [asks, setAsks] = useState(false)
  const { actions, status, appeal_until: until } = complaint
  const appealNote = actions.appeal.is_allowed
    ? until !== null
      ? t('appeal_until', { moment: dayAndTime(until) })
      : null
    : status === 'rejected'
      ? actions.appeal.reason
      : t('appeal_hint')
  return (
    <section className="rounded-card border border-line bg-page p-4">
      <h2 className="mb-1 text-18">{t('actions')}</h2>
      <ul className="divide-y divide-line text-14">
        <ActionRow
          icon={Camera}
          name={t('add_evidence')}
          isAllowed={actions.reply.is_allowed}
          note={actions.reply.is_allowed ? null : actions.reply.reason}
          onPress={onAddEvidence}
        />
        <ActionRow
          icon={X}
          name={t('cancel')}
          isDanger
          isAllowed={actions.cancel.is_allowed}
          note={actions.cancel.is_allowed ? null : actions.cancel.reason}
          onPress={() => setAsks(true)}
        />
        <ActionRow
          icon={RefreshCw}
          name={t('appeal')}
          isAllowed={actions.appeal.is_allowed}
          note={appealNote}
          onPress={onAppeal}
        />
      </ul>
      <CancelQuestion
        complaint={complaint}
        orderKey={orderKey}
        open={asks}
        onClose={() => setAsks(false)}
        onCancelled={keep}
      />
    </section>
  )
}

interface ActionRowProps {
  icon: LucideIcon
  name: string
  isAllowed: boolean
  isDanger?: boolean
  note: string | null
  onPress: () => void
}

function ActionRow({ icon, name, isAllowed, isDanger = false, note, onPress }: ActionRowProps) {
  const row = 'flex w-full items-center gap-3 py-3 text-start font-medium'
  const words = (
    <>
      <Icon of={icon} />
      <span className="min-w-0 flex-1">
        {name}
        {note && <span className="block text-12 font-normal text-ink-2">{note}</span>}
      </span>
    </>
  )
  return (
    <li>
      {isAllowed ? (
        <button
          type="button"
          onClick={onPress}
          className={classNames(row, isDanger ? 'text-sale' : 'hover:text-primary')}
        >
          {words}
          <Icon of={ChevronRight} size={16} turns className="text-ink-2" />
        </button>
      ) : (
        <p className={classNames(row, 'text-ink-2')}>{words}</p>
      )}
    </li>
  )
}
