import { lazy, memo, Suspense } from 'react'
import { HydratedMark } from '../../ui/hydrated-mark.tsx'
import { whenActive } from '../../ui/when-active.ts'

const CompareButton = lazy(async () => {
  await whenActive()
  const { CompareButton } = await import('../../commerce/compare/compare-button.tsx')
  return { default: CompareButton }
})

/** Comparing. Its HTML comes with the page, its script a little later; until then nothing above may reach it. */
export const CompareLine = memo(function CompareLine({ uuid }: { uuid: string }) {
  return (
    <Suspense fallback={<div className="mt-2 h-11" />}>
      <CompareButton uuid={uuid} />
      <HydratedMark />
    </Suspense>
  )
})
