import { useWords } from '../../language/use-words.ts'
import { Button } from '../../ui/button.tsx'
import { FieldError } from '../../ui/field.tsx'
import { cardWords } from '../product-card/card-words.ts'
import { preparesAdding, useAdd } from './use-add.ts'

interface AddButtonProps {
  inventory: string
  product: string
  look?: 'primary' | 'outline'
  className?: string
}

/** Puts one of a product into the cart, where nothing has to be chosen before. */
export function AddButton({ inventory, product, look = 'primary', className = '' }: AddButtonProps) {
  const t = useWords(cardWords)
  const { busy, refused, add } = useAdd()
  return (
    <>
      <Button
        look={look}
        size={40}
        busy={busy !== undefined}
        aria-label={t('add_of', { product })}
        {...preparesAdding}
        onClick={() => add({ inventory })}
        className={className}
      >
        {t('add')}
      </Button>
      <div aria-live="polite">{refused !== undefined && <FieldError>{refused}</FieldError>}</div>
    </>
  )
}
