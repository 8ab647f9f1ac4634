import { addressOf } from '../../addresses.ts'
import { inLanguage } from '../../language/language-path.ts'
import { useLanguage } from '../../language/use-language.ts'
import { useWords } from '../../language/use-words.ts'
import { Button } from '../../ui/button.tsx'
import { FieldError } from '../../ui/field.tsx'
import { DestinationSelect } from './destination-select.tsx'
import type { SentProduct } from './load-shipping.ts'
import { ParcelFields } from './parcel-fields.tsx'
import type { Asked } from './parcel-query.ts'
import { askedOf, namesOf, regionLevels } from './parcel-values.ts'
import { ProductSent } from './product-sent.tsx'
import { shippingWords } from './shipping-words.ts'
import { useParcelForm } from './use-parcel-form.ts'

interface CalculatorProps {
  asked: Asked
  /** What is sent, where it is a product of the shop. */
  product: SentProduct | undefined
  destination: { code: string; name: string } | null
  /** The sentence for an address that makes no sense. */
  problem: string | undefined
  busy: boolean
  onAsk: () => void
}

/** Where it goes, how heavy it is and, for who wants to know more exactly, how large and of what value. */
export function Calculator(props: CalculatorProps) {
  const { asked, product, destination, problem, busy, onAsk } = props
  const t = useWords(shippingWords)
  const { language } = useLanguage()
  const { form, submit } = useParcelForm(asked, onAsk)
  const { errors, isDirty } = form.formState
  const names = destination === null ? {} : namesOf(destination)
  const wrong = errors.root?.message ?? (isDirty ? undefined : problem)
  return (
    <form
      method="get"
      action={inLanguage(addressOf('shipping'), language)}
      noValidate
      aria-labelledby="calculator"
      onSubmit={submit}
      className="self-start rounded-card border border-line p-4 w768:p-6"
    >
      <h2 id="calculator" className="text-18 tracking-normal">
        {t('calculator')}
      </h2>
      <div className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-x-4 gap-y-5 w576:grid-cols-2">
        {regionLevels.map((level) => (
          <DestinationSelect key={level} level={level} form={form} known={names[level]} />
        ))}
        <input type="hidden" name="destination" value={askedOf(form.watch()).destination ?? ''} />
        {product === undefined ? (
          <ParcelFields form={form} />
        ) : (
          <ProductSent {...{ product, asked }} className="w576:col-span-2" />
        )}
      </div>
      <div aria-live="assertive">{wrong && <FieldError>{wrong}</FieldError>}</div>
      <Button type="submit" busy={busy} className="mt-5 max-w576:w-full">
        {t('show')}
      </Button>
    </form>
  )
}
