import { spacedCode } from '@gema/contract/values/spaced-code.ts'
import { addressOf } from '../../addresses.ts'
import { useShop } from '../../api/use-shop.ts'
import { inLanguage } from '../../language/language-path.ts'
import { useLanguage } from '../../language/use-language.ts'
import { useWords } from '../../language/use-words.ts'
import { useDates } from '../dates/use-dates.ts'
import { useMoney } from '../use-money.ts'
import { shareText } from './share-text.ts'
import { shareWords } from './share-words.ts'
import type { SharedSimulation } from './shared-simulation.ts'

/** The link of a saved simulation as others can open it, in the language of the page. */
export function useSimulationLink(uuid: string): string {
  const { setting } = useShop()
  const { language } = useLanguage()
  return `${setting.site_url.replace(/\/+$/, '')}${inLanguage(addressOf('simulation', { uuid }), language)}`
}

/** What is sent to others: a title, a text and the link. */
export function useShare(simulation: SharedSimulation): { title: string; text: string; link: string } {
  const t = useWords(shareWords)
  const money = useMoney()
  const { withYear } = useDates()
  const { setting } = useShop()
  const link = useSimulationLink(simulation.uuid)
  const { name, simulation_code, price, saved_at, parts } = simulation
  const title = t('text_title', { name, shop: setting.site_name })
  const text = shareText({
    title,
    parts: parts.map((part) => ({ name: nameOf(part), quantity: part.quantity })),
    total: t('text_total', { price: money(price), date: withYear(saved_at) }),
    code: t('text_code', { code: spacedCode(simulation_code) }),
    link,
  })
  return { title, text, link }
}

const nameOf = ({ name, variant }: SharedSimulation['parts'][number]): string =>
  variant === '' ? name : `${name}, ${variant}`
