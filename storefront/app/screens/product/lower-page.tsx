import { lazy, memo, Suspense } from 'react'
import { HydratedMark } from '../../ui/hydrated-mark.tsx'
import { whenActive } from '../../ui/when-active.ts'
import type { ProductPage } from './load-product.ts'

const LowerParts = lazy(async () => {
  await whenActive()
  const { LowerParts } = await import('./lower-parts.tsx')
  return { default: LowerParts }
})

/**
 * Everything under the gallery and the action. Its HTML comes with the page, its script a little later. Nothing that
 * changes above may reach it before: it would lose its HTML until the script is there, hence `memo`.
 */
export const LowerPage = memo(function LowerPage({ page }: { page: ProductPage }) {
  return (
    <Suspense fallback={<div className="min-h-screen" />}>
      <LowerParts page={page} />
      <HydratedMark />
    </Suspense>
  )
})
