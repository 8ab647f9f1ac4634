import type { CartAddOn, CartLine } from '@gema/contract/shapes/cart.ts'
import { useMoney } from '../../commerce/use-money.ts'
import { useWords } from '../../language/use-words.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { useCartEditor } from './cart-editor.ts'
import { cartWords } from './cart-words.ts'

/** The services that can be bought with a line. */
export function LineAddOns({ line: { add_ons, product } }: { line: CartLine }) {
  const t = useWords(cartWords)
  return (
    <ul
      aria-label={t('services_for', { product: product.name })}
      className="col-span-full mt-3 grid gap-2 w768:col-span-2 w768:col-start-3 w768:flex w768:flex-wrap"
    >
      {add_ons.map((addOn) => (
        <li key={addOn.uuid}>
          <AddOn addOn={addOn} />
        </li>
      ))}
    </ul>
  )
}

function AddOn({ addOn }: { addOn: CartAddOn }) {
  const t = useWords(cartWords)
  const money = useMoney()
  const { addOns } = useCartEditor()
  const checked = addOns.isChecked(addOn)
  const { name, price, qty, is_available } = addOn
  return (
    <Checkbox
      checked={checked}
      // One that was bought before may still be taken away.
      disabled={!is_available && !checked}
      onChange={() => addOns.toggle(addOn)}
      end={
        <span className="figures flex-none text-ink-2" dir="ltr">
          {qty > 1 ? `${qty} × ` : ''}
          {money(price)}
        </span>
      }
      className="min-h-9 gap-2 rounded-control border border-line-2 py-1.5 ps-2 pe-3 has-checked:border-primary has-checked:bg-selected"
    >
      {name}
      {!is_available && <span className="text-12 text-ink-2"> ({t('service_elsewhere')})</span>}
    </Checkbox>
  )
}
