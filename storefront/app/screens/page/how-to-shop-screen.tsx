import type { Route } from './+types/how-to-shop-screen'
import { loadShopPage } from './load-shop-page.ts'
import { numberedSteps } from './numbered-steps.ts'
import { shopPageMeta } from './shop-page-meta.ts'
import { ShopPageView } from './shop-page-view.tsx'
import { StepStrip } from './step-strip.tsx'

export const meta: Route.MetaFunction = ({ matches, loaderData }) => shopPageMeta(matches, loaderData)

export const loader = (args: Route.LoaderArgs) => loadShopPage(args, 'cara-belanja')

/** How to shop here, with the steps at a glance above. */
export default function HowToShopScreen({ loaderData }: Route.ComponentProps) {
  const steps = numberedSteps(loaderData.page.body.contents)
  return (
    <ShopPageView loaded={loaderData} contentsBesideOnly={steps.length > 0}>
      {steps.length > 0 && <StepStrip steps={steps} />}
    </ShopPageView>
  )
}
