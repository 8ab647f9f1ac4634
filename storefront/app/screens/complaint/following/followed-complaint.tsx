import { useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { ComplaintBadge } from '../../../commerce/complaint/complaint-badge.tsx'
import { complaintWords } from '../../../commerce/complaint/complaint-words.ts'
import { useComplaintMoments } from '../../../commerce/complaint/use-complaint-moments.ts'
import { badgeClasses } from '../../../commerce/order/badge-classes.ts'
import { PageLink } from '../../../language/page-link.tsx'
import { useWords } from '../../../language/use-words.ts'
import { useToken } from '../../../shopper/session.ts'
import { Note } from '../../../ui/note.tsx'
import { orderAddress } from '../order-address.ts'
import { AppealDialog } from './appeal-dialog.tsx'
import { ComplaintActions } from './complaint-actions.tsx'
import { ComplaintDetails } from './complaint-details.tsx'
import { ComplaintItems } from './complaint-items.tsx'
import { ComplaintTop } from './complaint-top.tsx'
import { Conversation } from './conversation.tsx'
import { followingWords } from './following-words.ts'
import { OtherComplaints } from './other-complaints.tsx'
import type { ReplyBoxHandle } from './reply-box.tsx'
import { type ComplaintPartProps, isOpen } from './use-complaint.ts'

/** A complaint: how it stands, what was said, and what can be done. */
export function FollowedComplaint(props: ComplaintPartProps & { staleSince: string | undefined }) {
  const { complaint, orderKey, keep, staleSince } = props
  const t = useWords(followingWords)
  const { time } = useComplaintMoments()
  const isCustomer = useToken() !== undefined
  const reply = useRef<ReplyBoxHandle>(null)
  const { hash } = useLocation()
  const [appeals, setAppeals] = useState(hash === '#appeal')
  const part = { complaint, orderKey, keep }
  return (
    <>
      <ComplaintHead {...part} />
      {staleSince !== undefined && (
        <Note kind="warn" className="mb-5">
          {t('stale', { moment: `${time(staleSince)} WIB` })}
        </Note>
      )}
      <ComplaintTop {...part} onAppeal={() => setAppeals(true)} />
      <div className="mt-5 grid grid-cols-[minmax(0,1fr)] items-start gap-5 w992:grid-cols-[minmax(0,1fr)_280px]">
        <Conversation {...part} reply={reply} />
        <aside className="grid min-w-0 gap-5">
          <ComplaintDetails complaint={complaint} />
          <ComplaintItems items={complaint.items} />
          <ComplaintActions
            {...part}
            onAddEvidence={() => reply.current?.chooseFiles()}
            onAppeal={() => setAppeals(true)}
          />
        </aside>
      </div>
      {isCustomer && <OtherComplaints id={complaint.id} />}
      <AppealDialog
        {...part}
        open={appeals && complaint.actions.appeal.is_allowed}
        onClose={() => setAppeals(false)}
      />
    </>
  )
}

function ComplaintHead({ complaint, orderKey }: ComplaintPartProps) {
  const t = useWords(followingWords)
  const names = useWords(complaintWords)
  const { longMoment } = useComplaintMoments()
  const place = { order: complaint.order.id, ...(orderKey !== undefined && { key: orderKey }) }
  return (
    <div className="mb-3.5 items-end justify-between gap-4 w768:mb-5 w768:flex">
      <div>
        <h1 className="text-22 w768:text-28">{names('complaint', { number: complaint.number })}</h1>
        <p className="text-ink-2 text-pretty">
          {t('order')}{' '}
          <PageLink to={orderAddress(place)} className="font-semibold text-primary hover:underline">
            {complaint.order.number}
          </PageLink>
          {t('filed', { moment: longMoment(complaint.created_at) })}
        </p>
      </div>
      <p className="flex flex-none flex-wrap gap-2 max-w768:mt-2.5">
        <ComplaintBadge status={complaint.status} />
        {isOpen(complaint) && <span className={badgeClasses('grey')}>{t('paused')}</span>}
      </p>
    </div>
  )
}
