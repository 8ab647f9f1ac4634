import type { ProductDetail, ProductInventory } from '@gema/contract/shapes/product-detail.ts'
import { Check } from 'lucide-react'
import { ShopPicture } from '../../../commerce/shop-picture.tsx'
import { useWords } from '../../../language/use-words.ts'
import { DrawnOnce } from '../../../ui/drawn-once.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { aboutWords } from './about-words.ts'
import { keyFigures } from './key-figures.ts'

interface ProductStoryProps {
  product: ProductDetail
  shown: ProductInventory | undefined
}

/** Four figures and what stands out, under the gallery. */
export function ProductStory({ product: { specification, highlights, pictures }, shown }: ProductStoryProps) {
  return (
    <DrawnOnce
      as="div"
      className="min-w-0 max-w768:mt-8 print:col-span-2 print:mt-2"
      of={Story}
      given={{
        specification,
        highlights,
        pictures: pictures.filter(({ finish }) => finish === shown?.finish),
      }}
    />
  )
}

function Story({
  specification,
  highlights,
  pictures,
}: Pick<ProductDetail, 'specification' | 'highlights' | 'pictures'>) {
  const t = useWords(aboutWords)
  const figures = keyFigures(specification)
  const closeUp = pictures.at(-1)
  return (
    <>
      {figures.length > 0 && (
        <dl className="grid grid-cols-2 gap-y-3.5 border-y border-line py-4 print:grid-cols-4 w1200:grid-cols-4 w1200:py-[18px]">
          {figures.map(({ key, name, value }) => (
            <div
              key={key}
              className="flex flex-col-reverse justify-end even:border-s even:border-line even:ps-4 w1200:not-first:border-s w1200:not-first:border-line w1200:not-first:ps-5"
            >
              <dt className="text-12 text-ink-2">{name}</dt>
              <dd className="figures text-16 font-strong tracking-tight w768:text-18">{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {highlights.length > 0 && (
        <div className="mt-6 grid items-center gap-4 print:grid-cols-1! w1200:grid-cols-[44%_1fr] w1200:gap-8">
          {closeUp && pictures.length > 1 && (
            <ShopPicture
              key={closeUp.picture}
              picture={closeUp.picture}
              alt=""
              widths={[320, 480, 640, 960]}
              sizes="(min-width: 1200px) 350px, (min-width: 768px) 48vw, 100vw"
              className="aspect-3/2 rounded-card print:hidden"
            />
          )}
          <div>
            <h2 className="text-18 w768:text-22">{t('highlights')}</h2>
            <ul className="mt-3 space-y-2 text-14 text-ink-2">
              {highlights.map((highlight) => (
                <li key={highlight} className="flex gap-2.5">
                  <Icon of={Check} className="text-theme-ink" />
                  {highlight}
                </li>
              ))}
            </ul>
          </div>
        </div>
      )}
    </>
  )
}
