import { addressOf } from '../../addresses.ts'
import { pageMeta } from '../../api/page-meta.ts'
import { SignedInOnly } from '../../commerce/account/signed-in-only.tsx'
import { Breadcrumbs } from '../../commerce/breadcrumbs.tsx'
import { useWords } from '../../language/use-words.ts'
import type { Route } from './+types/compare-screen'
import { CompareList } from './compare-list.tsx'
import { compareWords } from './compare-words.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, compareWords, (t) => ({ title: t('title'), noindex: true }))

/** Up to four products side by side. */
export default function CompareScreen() {
  const t = useWords(compareWords)
  return (
    <SignedInOnly>
      <Breadcrumbs trail={[{ name: t('account'), to: addressOf('profile') }, { name: t('title') }]} />
      <div className="wrap">
        <CompareList />
      </div>
    </SignedInOnly>
  )
}
