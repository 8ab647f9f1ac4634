import { useShop } from '../../api/use-shop.ts'
import { useWords } from '../../language/use-words.ts'
import { DrawnOnce } from '../../ui/drawn-once.tsx'
import { footerWords } from './footer-words.ts'

const translated = {
  'Bank transfer': 'payment_bank_transfer',
  'Cash on delivery': 'payment_cash_on_delivery',
} as const

const isTranslated = (name: string): name is keyof typeof translated => Object.hasOwn(translated, name)

/** The ways to pay, as the settings list them. Names of firms stay as they are. */
export function PaymentLogos() {
  const { payment_logos: logos } = useShop().setting.site_setting
  if (logos.length === 0) return null
  return (
    <DrawnOnce
      as="div"
      className="flex flex-wrap items-center gap-2 border-t border-night-line py-6"
      of={Logos}
      given={{ logos }}
    />
  )
}

function Logos({ logos }: { logos: string[] }) {
  const t = useWords(footerWords)
  return (
    <>
      <span className="me-2 text-12">{t('pay_with')}</span>
      {logos.map((name) => (
        <b
          key={name}
          className="flex h-7 items-center rounded-md bg-white px-2.5 text-11 leading-5 font-bold text-night-2"
        >
          {isTranslated(name) ? t(translated[name]) : name}
        </b>
      ))}
    </>
  )
}
