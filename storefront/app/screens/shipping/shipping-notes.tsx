import { Box, HandCoins, type LucideIcon, ShieldCheck, Truck } from 'lucide-react'
import { groupedCount } from '../../commerce/grouped-count.ts'
import { SectionHead } from '../../commerce/section-head.tsx'
import { useWords } from '../../language/use-words.ts'
import { Icon } from '../../ui/icon.tsx'
import { ratesWords } from './rates-words.ts'
import { serviceName } from './service-sign.ts'
import type { ShippingService } from './shipping-service.ts'

/** The box of the worked example; its measures and its 12 kg stand in the words. */
const example = { cubicCentimetres: 40 * 50 * 60, kilograms: 12 }

/** What explains the prices; of what the shop does not offer nothing is said. */
export function ShippingNotes({ services }: { services: ShippingService[] }) {
  const t = useWords(ratesWords)
  const volume = useVolumeExample(services)
  const notes = [
    volume !== undefined && { icon: Box, title: t('volume_title'), texts: [t('volume_text'), volume] },
    services.some((service) => service.insurance_basis_points > 0) && {
      icon: ShieldCheck,
      title: t('insurance_title'),
      texts: [t('insurance_text')],
    },
    services.some(({ kind }) => kind !== 'courier') && {
      icon: Truck,
      title: t('own_title'),
      texts: [t('own_text')],
    },
    services.some((service) => service.allows_cod) && {
      icon: HandCoins,
      title: t('cod_title'),
      texts: [t('cod_text')],
    },
  ].filter((note) => note !== false)
  if (notes.length === 0) return null
  return (
    <section className="section">
      <SectionHead title={t('notes')} />
      <ul className="grid gap-[var(--gap)] w768:grid-cols-2 w1200:grid-cols-4">
        {notes.map((note) => (
          <ShippingNote key={note.title} {...note} />
        ))}
      </ul>
    </section>
  )
}

interface ShippingNoteProps {
  icon: LucideIcon
  title: string
  texts: string[]
}

function ShippingNote({ icon, title, texts }: ShippingNoteProps) {
  return (
    <li className="rounded-card bg-soft p-4 w768:p-6">
      <Icon of={icon} className="text-primary" />
      <h3 className="mt-3 text-16">{title}</h3>
      {texts.map((text) => (
        <p key={text} className="figures mt-1.5 text-14 text-ink-2 text-pretty">
          {text}
        </p>
      ))}
    </li>
  )
}

/** Worked out with the first courier that the shop lists. */
function useVolumeExample(services: ShippingService[]): string | undefined {
  const t = useWords(ratesWords)
  const courier = services.find(({ kind }) => kind === 'courier')
  if (courier === undefined) return undefined
  const volumetric = Math.ceil(example.cubicCentimetres / courier.volumetric_divisor)
  return t('volume_example', {
    volume: groupedCount(example.cubicCentimetres),
    divisor: groupedCount(courier.volumetric_divisor),
    volumetric,
    service: serviceName(courier),
    paid: Math.max(volumetric, example.kilograms, Math.ceil(courier.minimum_grams / 1000)),
  })
}
