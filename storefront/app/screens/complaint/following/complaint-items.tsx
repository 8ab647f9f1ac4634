import type { Complaint } from '@gema/contract/shapes/complaint.ts'
import { ShopPicture } from '../../../commerce/shop-picture.tsx'
import { useWords } from '../../../language/use-words.ts'
import { followingWords } from './following-words.ts'

/** The affected items, each with how many of it. */
export function ComplaintItems({ items }: Pick<Complaint, 'items'>) {
  const t = useWords(followingWords)
  return (
    <section className="rounded-card border border-line bg-page p-4">
      <h2 className="mb-3.5 text-18">{t('items')}</h2>
      <ul className="grid gap-3">
        {items.map((item) => (
          <li
            key={item.transaction_detail_id}
            className="grid grid-cols-[60px_minmax(0,1fr)] items-start gap-3 text-14"
          >
            <span className="relative block size-[60px]">
              <ShopPicture
                picture={item.image_path}
                alt=""
                widths={[160]}
                sizes="60px"
                fill
                className="rounded-[10px]"
              />
              <span className="figures absolute -end-1.5 -top-1.5 h-5 min-w-5 rounded-full bg-[#4d5263] px-1 text-center text-11 leading-5 font-bold text-white">
                {item.quantity}
              </span>
            </span>
            <span className="min-w-0 wrap-anywhere">
              <b className="block font-semibold">{item.product_name}</b>
              <span className="block text-12 text-ink-2">
                {[item.label, item.sku].filter((part) => part !== '').join(' · ')}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
