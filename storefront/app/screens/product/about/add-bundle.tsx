import type { ProductBundle } from '@gema/contract/shapes/product-detail.ts'
import { preparesAdding, useAdd } from '../../../commerce/cart/use-add.ts'
import { useWords } from '../../../language/use-words.ts'
import { Button } from '../../../ui/button.tsx'
import { FieldError } from '../../../ui/field.tsx'
import { aboutWords } from './about-words.ts'

/** Puts all parts of a bundle into the cart together. */
export function AddBundle({ bundle }: { bundle: ProductBundle }) {
  const t = useWords(aboutWords)
  const { busy, refused, add } = useAdd()
  return (
    <>
      <Button
        busy={busy !== undefined}
        aria-label={t('bundle_add_of', { name: bundle.name })}
        {...preparesAdding}
        onClick={() => add({ bundle: bundle.uuid })}
        className="mt-2 w-full noscript:hidden"
      >
        {t('bundle_add')}
      </Button>
      <div aria-live="polite">{refused !== undefined && <FieldError>{refused}</FieldError>}</div>
    </>
  )
}
