import { useRef } from 'react'
import type { ShouldRevalidateFunctionArgs } from 'react-router'
import { addressOf } from '../../addresses.ts'
import { pageMeta } from '../../api/page-meta.ts'
import { Breadcrumbs } from '../../commerce/breadcrumbs.tsx'
import type { Route } from './+types/product-screen'
import { ProductStory } from './about/product-story.tsx'
import { BuyColumn } from './buy-column.tsx'
import { Gallery } from './gallery/gallery.tsx'
import { loadProduct } from './load-product.ts'
import { LowerPage } from './lower-page.tsx'
import { productFound } from './product-found.ts'
import { productWords } from './product-words.ts'
import { StickyBar } from './sticky-bar.tsx'
import { useOrder } from './use-order.ts'
import { useVariant } from './use-variant.ts'

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  loaderData === undefined
    ? []
    : pageMeta(matches, productWords, (_, shop) => ({
        title: loaderData.product.name,
        description: loaderData.product.summary,
        ...(import.meta.env.SSR ? productFound(shop, loaderData) : undefined),
      }))

export const loader = (args: Route.LoaderArgs) => loadProduct(args)

/** Another variant is on the page already. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  if (currentUrl.search === nextUrl.search) return defaultShouldRevalidate
  return withoutVariant(currentUrl) === withoutVariant(nextUrl) ? false : defaultShouldRevalidate
}

function withoutVariant({ pathname, searchParams }: URL): string {
  const others = new URLSearchParams(searchParams)
  others.delete('variant')
  return `${pathname}?${others}`
}

export default function ProductScreen({ loaderData }: Route.ComponentProps) {
  // What was typed and opened belongs to one product.
  return <Product key={loaderData.product.uuid} page={loaderData} />
}

function Product({ page }: { page: Route.ComponentProps['loaderData'] }) {
  const { product, server_time: serverTime } = page
  const { category } = product
  const variant = useVariant(product)
  const order = useOrder(product, variant)
  const actions = useRef<HTMLDivElement>(null)
  return (
    <>
      <Breadcrumbs
        trail={[
          { name: category.main.name, to: addressOf('category', { category: category.main.slug }) },
          {
            name: category.name,
            to: addressOf('subCategory', { category: category.main.slug, subCategory: category.slug }),
          },
          { name: product.name },
        ]}
      />
      <div className="wrap grid items-start gap-x-8 gap-y-4 w768:grid-cols-2 w768:grid-rows-[auto_1fr] w768:gap-y-6 w1200:grid-cols-[minmax(0,1fr)_520px] w1200:gap-x-12 print:grid-cols-[42%_minmax(0,1fr)] print:gap-x-6">
        <Gallery product={product} shown={variant.shown} />
        <BuyColumn
          product={product}
          vouchers={page.vouchers}
          serverTime={serverTime}
          variant={variant}
          order={order}
          actions={actions}
        />
        <ProductStory product={product} shown={variant.shown} />
      </div>
      <LowerPage page={page} />
      <StickyBar product={product} variant={variant} order={order} actions={actions} />
    </>
  )
}
