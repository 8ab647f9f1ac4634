import { useNavigate } from 'react-router'
import { addressOf } from '../../addresses.ts'
import { inLanguage } from '../../language/language-path.ts'
import { useLanguage } from '../../language/use-language.ts'
import { useWords } from '../../language/use-words.ts'
import { Button } from '../../ui/button.tsx'
import { useChange } from '../account/use-change.ts'
import { useToast } from '../use-toast.ts'
import type { CardActionProps } from './card-action-props.ts'
import { orderCardWords } from './order-card-words.ts'

/** Leads to the product of an order that has only one: as it is sold today, with today's price. */
export function BuyAgain({ card, text, label, look }: CardActionProps) {
  const t = useWords(orderCardWords)
  const toast = useToast()
  const navigate = useNavigate()
  const { language } = useLanguage()
  const { change, busy } = useChange()
  const open = async () => {
    const answer = await change('orderFind', { order: card.id })
    const line = answer.ok ? answer.data.lines[0] : undefined
    if (line === undefined) return toast.error(t('not_there'))
    navigate(inLanguage(addressOf('product', { main: line.slug, id: line.product_uuid }), language))
  }
  return (
    <Button
      look={look}
      size={40}
      busy={busy}
      aria-label={label}
      onClick={open}
      className="max-w768:flex-1 max-w768:px-2"
    >
      {text}
    </Button>
  )
}
