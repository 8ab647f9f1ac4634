import type { ProductDetail, ProductInventory } from '@gema/contract/shapes/product-detail.ts'
import { addressOf } from '../../addresses.ts'
import { useShop } from '../../api/use-shop.ts'
import { useMoney } from '../../commerce/use-money.ts'
import { inLanguage } from '../../language/language-path.ts'
import { useLanguage } from '../../language/use-language.ts'
import { useWords } from '../../language/use-words.ts'
import { buttonClasses } from '../../ui/button-classes.ts'
import { chatOrderWords } from './chat-order-words.ts'
import { chatLink, orderedThing, wholeAddress } from './order-link.ts'
import { choicesId } from './use-order.ts'

interface ChatOrderProps {
  product: ProductDetail
  /** The chosen variant; nothing while values are missing. */
  inventory: ProductInventory | undefined
}

/** For who has no script, and so no cart: the chat, with the order written down. It is rendered on the server alone. */
export function ChatOrder({ product, inventory }: ChatOrderProps) {
  const t = useWords(chatOrderWords)
  const money = useMoney()
  const { setting } = useShop()
  const { language } = useLanguage()
  if (inventory?.stock === 0) return null
  const address = addressOf('product', { main: product.slug, id: product.uuid })
  const text =
    inventory &&
    t('text', {
      store: product.store.name,
      thing: orderedThing({
        product: `${product.brand.name} ${product.name}`,
        variant: labelsOf(product, inventory.inventory_attributes),
      }),
      sku: inventory.sku,
      price: money(inventory.pricing.price),
      address: `${wholeAddress(setting.site_url, inLanguage(address, language))}?variant=${inventory.sku}`,
    })
  return (
    <a
      href={text === undefined ? `#${choicesId}` : chatLink(product.store.whatsapp, text)}
      className={`${buttonClasses('primary', 48)} w-full`}
    >
      {t('order')}
    </a>
  )
}

/** The chosen values as people say them, where there was something to choose. */
function labelsOf({ attributes }: ProductDetail, choice: Record<string, string>): string {
  const labels = attributes.map(({ key, values }) => values.find(({ value }) => value === choice[key])?.label)
  return labels.filter((label) => label !== undefined).join(', ')
}
