import { lazy, Suspense } from 'react'
import type { FullScreenProps } from './full-screen-view.tsx'

/** Begins to load the view when somebody is about to open it. */
export const loadFullScreen = () => void load()

const load = () => import('./full-screen-view.tsx')
const FullScreenView = lazy(() => load().then(({ FullScreenView }) => ({ default: FullScreenView })))

/** Pictures over the whole screen. Its code comes with the first use. */
export function FullScreen(props: FullScreenProps) {
  return (
    <Suspense>
      <FullScreenView {...props} />
    </Suspense>
  )
}
