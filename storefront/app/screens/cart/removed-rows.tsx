import { Check } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useWords } from '../../language/use-words.ts'
import { Icon } from '../../ui/icon.tsx'
import { useCartEditor } from './cart-editor.ts'
import { cartWords } from './cart-words.ts'
import type { Removal } from './use-removals.ts'

/** What was removed, with the way back. */
export function RemovedRows() {
  const { removals } = useCartEditor()
  return (
    <div role="status" className="grid gap-2 empty:hidden">
      {removals.map((removal) => (
        <RemovedRow key={removal.ids.join()} removal={removal} />
      ))}
    </div>
  )
}

function RemovedRow({ removal }: { removal: Removal }) {
  const t = useWords(cartWords)
  const { undo } = useCartEditor()
  const button = useRef<HTMLButtonElement>(null)
  const { ids, product, isBusy } = removal
  useEffect(() => {
    // The button that was pressed is gone with its line: whoever uses the keyboard goes on from here.
    if (document.activeElement === document.body) button.current?.focus({ preventScroll: true })
  }, [])
  const count = ids.length
  return (
    <p className="flex items-center gap-2.5 rounded-[10px] bg-soft px-4 py-3 text-14">
      <Icon of={Check} size={16} />
      <span className="min-w-0 flex-1">
        {product === undefined ? t('removed_many', { count }) : t('removed', { product })}
      </span>
      <button
        ref={button}
        type="button"
        aria-label={product === undefined ? t('undo_many') : t('undo_of', { product })}
        aria-busy={isBusy || undefined}
        onClick={() => !isBusy && undo(removal)}
        className="flex-none font-semibold text-primary hover:underline hover:underline-offset-3 aria-busy:text-ink-2"
      >
        {t('undo')}
      </button>
    </p>
  )
}
