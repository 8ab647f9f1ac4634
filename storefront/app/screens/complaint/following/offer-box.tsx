import { type BadgeLook, badgeClasses } from '../../../commerce/order/badge-classes.ts'
import type { WordKey } from '../../../language/define-words.ts'
import { useWords } from '../../../language/use-words.ts'
import { followingWords } from './following-words.ts'

export type OfferState = 'waiting' | 'agreed' | 'declined' | 'old'

const looks: Record<OfferState, BadgeLook> = { waiting: 'warn', agreed: 'ok', declined: 'grey', old: 'grey' }

/** A solution that the shop proposed, and what became of it. */
export function OfferBox({ text, state }: { text: string; state: OfferState }) {
  const t = useWords(followingWords)
  return (
    <div className="mt-1 rounded-inner border border-line-2 px-4 py-3 text-14">
      <p className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
        <b className="font-strong">{t('offer')}</b>
        <span className={badgeClasses(looks[state])}>
          {t(`offer_${state}` as WordKey<typeof followingWords>)}
        </span>
      </p>
      <p className="mt-1 whitespace-pre-line text-ink-2 text-pretty wrap-anywhere">{text}</p>
    </div>
  )
}
