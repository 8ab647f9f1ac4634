import { ShoppingCart } from 'lucide-react'
import { useWords } from '../../language/use-words.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { preparesAdding, useAdd } from '../cart/use-add.ts'
import { cardWords } from './card-words.ts'

interface QuickAddProps {
  inventory: string
  product: string
}

/**
 * The quick way into the cart, over the foot of the picture. It slides up under a pointer, and where fingers are used
 * after a long press, which leaves the card as if a pointer rested on it; until then nobody can press it by accident.
 */
export function QuickAdd({ inventory, product }: QuickAddProps) {
  const t = useWords(cardWords)
  const { busy, refused, add } = useAdd()
  return (
    <div className="pointer-events-none absolute inset-x-0 top-0 z-1 grid aspect-square content-end gap-1.5 p-2.5 noscript:hidden">
      <p role="status" className="rounded-control bg-page text-12 font-medium text-sale not-empty:p-2">
        {refused}
      </p>
      <Button
        size={32}
        busy={busy !== undefined}
        aria-label={t('add_of', { product })}
        {...preparesAdding}
        onClick={() => add({ inventory })}
        className="w-full translate-y-1.5 px-1 opacity-0 transition-[opacity,translate] duration-250 focus-visible:pointer-events-auto focus-visible:translate-y-0 focus-visible:opacity-100 aria-busy:translate-y-0 aria-busy:opacity-100 in-[article:hover]:pointer-events-auto in-[article:hover]:translate-y-0 in-[article:hover]:opacity-100"
      >
        <Icon of={ShoppingCart} size={16} className="max-w420:hidden" />
        {t('add')}
      </Button>
    </div>
  )
}
