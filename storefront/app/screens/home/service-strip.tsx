import { CreditCard, Headphones, type LucideIcon, ShieldCheck, Wrench } from 'lucide-react'
import { useWords } from '../../language/use-words.ts'
import { Icon } from '../../ui/icon.tsx'
import { homeWords } from './home-words.ts'

/** Four reasons to buy here. */
export function ServiceStrip() {
  const t = useWords(homeWords)
  const reasons: { icon: LucideIcon; title: string; text: string }[] = [
    { icon: Headphones, title: t('hear_title'), text: t('hear_text') },
    { icon: Wrench, title: t('install_title'), text: t('install_text') },
    { icon: ShieldCheck, title: t('warranty_title'), text: t('warranty_text') },
    { icon: CreditCard, title: t('pay_title'), text: t('pay_text') },
  ]
  return (
    <section className="border-b border-line">
      <ul className="wrap grid grid-cols-2 gap-x-3 gap-y-4 py-5 w768:gap-6 w768:py-6 w992:grid-cols-4">
        {reasons.map(({ icon, title, text }) => (
          <li key={title} className="flex items-start gap-2.5 w768:items-center w768:gap-3.5">
            <Icon of={icon} size={24} className="text-primary" />
            <div>
              <p className="text-14 font-strong">{title}</p>
              <p className="text-12 text-ink-2">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
