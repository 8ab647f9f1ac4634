import type { CartLine, CartNotice } from '@gema/contract/shapes/cart.ts'
import { Info, Zap } from 'lucide-react'
import { useWords } from '../../language/use-words.ts'
import { Icon } from '../../ui/icon.tsx'
import { Note } from '../../ui/note.tsx'
import { cartWords } from './cart-words.ts'

type Look = 'ok' | 'info' | 'warn'

const looks: Record<Exclude<CartNotice['kind'], 'low_stock'>, Look> = {
  price_up: 'warn',
  price_down: 'ok',
  out_of_stock: 'warn',
  too_many: 'warn',
  not_sold: 'warn',
  flash_limit: 'warn',
  bundle_ended: 'info',
  from_account: 'info',
  clipped: 'info',
  add_on_unavailable: 'warn',
}

const mark = 'inline-flex min-h-[22px] items-center gap-1 rounded-md px-2 text-12 font-strong'

/** What is special about a line, in a word: a flash price, or that few are left. */
export function LineMarks({ line: { pricing, notices } }: { line: CartLine }) {
  const t = useWords(cartWords)
  const few = notices.find(({ kind }) => kind === 'low_stock')
  const onFlash = pricing.end_time !== null
  if (!onFlash && few === undefined) return null
  return (
    <p className="mt-1.5 flex flex-wrap gap-2">
      {onFlash && (
        <span className={`${mark} bg-sale text-white`}>
          <Icon of={Zap} size={14} />
          {t('flash')}
        </span>
      )}
      {few && <span className={`${mark} bg-warn-soft text-warn-ink`}>{few.message}</span>}
    </p>
  )
}

/** What the owner of a line should know about it. That a bundle is broken is said once, above its parts. */
export function LineNotices({ line, inBundle }: { line: CartLine; inBundle: boolean }) {
  const notices = line.notices.filter(({ kind }) => kind !== 'bundle_ended' || !inBundle)
  return notices.map(({ kind, message }) =>
    kind === 'low_stock' ? null : (
      <Note key={kind} kind={looks[kind]} sign={Info} className="mt-2">
        {message}
      </Note>
    ),
  )
}
