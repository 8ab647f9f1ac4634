import { sellerCategories } from '@gema/contract/calls/seller.ts'
import type { WordKey } from '../../language/define-words.ts'
import { useWords } from '../../language/use-words.ts'
import { FieldError } from '../../ui/field.tsx'
import { fieldId } from './field-id.ts'
import { sellerFormWords } from './seller-form-words.ts'
import type { SellerForm } from './use-seller-form.ts'

type Key = WordKey<typeof sellerFormWords>

/** One of a few kinds of goods, as cards; an odd last one spans both columns. */
export function CategoryChoice({ form: { register, formState } }: { form: SellerForm }) {
  const t = useWords(sellerFormWords)
  const error = formState.errors.category?.message
  const noteId = `${fieldId('category')}-note`
  return (
    <fieldset className="mt-5" aria-describedby={error ? noteId : undefined}>
      <legend className="mb-1.5 text-14 font-semibold">{t('category')}</legend>
      <div className="grid gap-2 w768:grid-cols-2">
        {sellerCategories.map((category, place) => (
          <label
            key={category}
            className="grid cursor-pointer grid-cols-[20px_minmax(0,1fr)] items-center gap-3.5 rounded-inner border border-line-2 px-4 py-3 transition-colors duration-150 last:odd:col-span-full hover:border-ink has-checked:border-primary has-checked:bg-selected has-checked:inset-ring has-checked:inset-ring-primary has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-primary"
          >
            <input
              {...register('category')}
              id={place === 0 ? fieldId('category') : undefined}
              type="radio"
              value={category}
              aria-invalid={error ? true : undefined}
              className="size-5 cursor-[inherit] appearance-none rounded-full border-[1.5px] border-control bg-page outline-none checked:border-[6px] checked:border-primary aria-invalid:border-sale"
            />
            <span>
              <b className="block text-14 font-semibold">{t(`category_${category}` as Key)}</b>
              <span className="block text-12 text-ink-2">{t(`about_${category}` as Key)}</span>
            </span>
          </label>
        ))}
      </div>
      <div id={noteId} aria-live="polite">
        {error && <FieldError>{error}</FieldError>}
      </div>
    </fieldset>
  )
}
