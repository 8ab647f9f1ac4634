import type { Compared } from '@gema/contract/calls/compare-list.ts'
import { ChevronDown, X } from 'lucide-react'
import { useChangeList } from '../../commerce/my-lists/use-change-list.ts'
import { ShopPicture } from '../../commerce/shop-picture.tsx'
import { useWords } from '../../language/use-words.ts'
import { classNames } from '../../ui/class-names.ts'
import { Icon } from '../../ui/icon.tsx'
import { compareWords } from './compare-words.ts'

type Product = Compared['products'][number]

interface HeadPictureProps {
  product: Product
  /** On a phone: another product for this column. */
  choice: { number: number; products: Product[]; choose: (uuid: string) => void } | undefined
}

/** The picture of a product, and the cross that takes it out. */
export function HeadPicture({ product, choice }: HeadPictureProps) {
  const t = useWords(compareWords)
  const change = useChangeList()
  const about = { list: 'compare', id: product.uuid } as const
  const remove = () => change({ ...about, on: false, undo: () => change({ ...about, on: true }) })
  const soldOut = product.stock === 0
  return (
    <>
      {choice && <ColumnSelect uuid={product.uuid} choice={choice} />}
      <div className="relative">
        <ShopPicture
          picture={product.image_path}
          alt=""
          widths={[240, 320, 480]}
          sizes="(min-width: 992px) 240px, (min-width: 768px) 170px, 45vw"
          className="aspect-square rounded-card"
          pictureClassName={classNames(soldOut && 'opacity-45 grayscale')}
        />
        {soldOut && (
          <span className="absolute inset-0 m-auto h-fit w-fit rounded-md bg-ink px-2 py-0.5 text-12 font-strong text-white">
            {t('out_of_stock')}
          </span>
        )}
        <button
          type="button"
          aria-label={t('remove', { product: product.name })}
          onClick={remove}
          className="absolute end-1.5 top-1.5 grid size-9 place-items-center rounded-full bg-page hover:text-primary print:hidden"
        >
          <Icon of={X} size={16} />
        </button>
      </div>
    </>
  )
}

function ColumnSelect({ uuid, choice }: { uuid: string; choice: NonNullable<HeadPictureProps['choice']> }) {
  const t = useWords(compareWords)
  return (
    <span className="relative mb-2 block print:hidden">
      <select
        value={uuid}
        aria-label={t('choose_column', { number: choice.number })}
        onChange={(event) => choice.choose(event.currentTarget.value)}
        className="h-11 w-full cursor-pointer appearance-none truncate rounded-control border border-control bg-page ps-3 pe-8 text-14 hover:border-ink"
      >
        {choice.products.map((product) => (
          <option key={product.uuid} value={product.uuid}>
            {product.name}
          </option>
        ))}
      </select>
      <Icon of={ChevronDown} size={16} className="pointer-events-none absolute end-2.5 top-3.5" />
    </span>
  )
}
