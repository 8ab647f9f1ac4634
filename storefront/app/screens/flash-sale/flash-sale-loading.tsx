import { Suspense } from 'react'
import { Await, type ShouldRevalidateFunctionArgs } from 'react-router'
import { FlashSalePage, type FlashSales } from './flash-sale-page.tsx'
import { FlashSaleSkeleton } from './flash-sale-skeleton.tsx'

/** What a page gets: the sales themselves, or a promise of them when it is opened from another page. */
export type FlashSalesSoon = FlashSales | { soon: Promise<FlashSales> }

/** Opened from another page it is there at once, with the shape of what comes. A page that asks again stays as it is. */
export async function loadSoon(
  request: Request,
  serverLoader: () => Promise<FlashSales>,
): Promise<FlashSalesSoon> {
  const isHere = new URL(request.url).pathname === window.location.pathname
  return isHere ? await serverLoader() : { soon: serverLoader() }
}

/** The sales, or their shape until they are there. */
export function FlashSaleLoading({ sales }: { sales: FlashSalesSoon }) {
  // No boundary around what is known: the server would send the shape first, and without script it would stay.
  if (!('soon' in sales)) return <FlashSalePage sales={sales} />
  return (
    <Suspense fallback={<FlashSaleSkeleton />}>
      <Await resolve={sales.soon}>{(known) => <FlashSalePage sales={known} />}</Await>
    </Suspense>
  )
}

/** Another session of the same page is there already. */
export const onlyForOtherPages = ({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean =>
  currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search
    ? false
    : defaultShouldRevalidate
