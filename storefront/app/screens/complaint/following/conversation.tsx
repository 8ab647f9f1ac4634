import type { ComplaintEvidence, ComplaintMessage } from '@gema/contract/shapes/complaint.ts'
import { type RefObject, useMemo, useState } from 'react'
import { useWords } from '../../../language/use-words.ts'
import { followingWords } from './following-words.ts'
import { MessageItem } from './message-item.tsx'
import { ReplyBox, type ReplyBoxHandle } from './reply-box.tsx'
import { StoredViewer } from './stored-viewer.tsx'
import type { ComplaintPartProps } from './use-complaint.ts'

interface ConversationProps extends ComplaintPartProps {
  reply: RefObject<ReplyBoxHandle | null>
}

/** All that was said and done, the first first, and a box to say more. */
export function Conversation({ complaint, orderKey, keep, reply }: ConversationProps) {
  const t = useWords(followingWords)
  const [opened, setOpened] = useState<ComplaintEvidence>()
  const { messages, proposal, description } = complaint
  const newestOffer = messages.findLast(({ kind }) => kind === 'proposal')?.id
  const files = useMemo(() => messages.flatMap(({ evidence }) => evidence), [messages])
  const textOf = ({ kind, text }: ComplaintMessage) => text || (kind === 'created' ? description : '')
  return (
    <section className="min-w-0 rounded-card border border-line bg-page p-4 w768:p-6">
      <h2 className="mb-3.5 text-18">{t('conversation')}</h2>
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-5">
        {messages.map((message) => (
          <MessageItem
            key={message.id}
            message={{ ...message, text: textOf(message) }}
            offer={
              message.kind !== 'proposal'
                ? undefined
                : message.id === newestOffer && proposal !== null
                  ? proposal.state
                  : 'old'
            }
            orderKey={orderKey}
            onOpen={setOpened}
          />
        ))}
      </ul>
      <ReplyBox ref={reply} complaint={complaint} orderKey={orderKey} keep={keep} />
      <StoredViewer files={files} orderKey={orderKey} opened={opened} onOpen={setOpened} />
    </section>
  )
}
