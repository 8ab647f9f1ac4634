import { Download } from 'lucide-react'
import { useShop } from '../../api/use-shop.ts'
import { useLanguage } from '../../language/use-language.ts'
import { useWords } from '../../language/use-words.ts'
import { buttonClasses } from '../../ui/button-classes.ts'
import { Icon } from '../../ui/icon.tsx'
import type { Route } from './+types/company-profile-screen'
import { FigureRow } from './figure-row.tsx'
import { figuresOfText } from './figures-of-text.ts'
import { loadShopPage } from './load-shop-page.ts'
import { pageWords } from './page-words.ts'
import { shopPageMeta } from './shop-page-meta.ts'
import { ShopPageView } from './shop-page-view.tsx'

export const meta: Route.MetaFunction = ({ matches, loaderData }) => shopPageMeta(matches, loaderData)

export const loader = (args: Route.LoaderArgs) => loadShopPage(args, 'profil-perusahaan')

/** The company in figures, its text, and its catalogue to take along. */
export default function CompanyProfileScreen({ loaderData }: Route.ComponentProps) {
  const { setting } = useShop()
  const { figures, rest } = figuresOfText(loaderData.page.body)
  return (
    <ShopPageView
      loaded={loaderData}
      text={rest}
      action={setting.site_setting.catalogue_download && <CatalogueLink />}
    >
      {figures.length > 0 && <FigureRow figures={figures} />}
    </ShopPageView>
  )
}

function CatalogueLink() {
  const t = useWords(pageWords)
  const { language } = useLanguage()
  return (
    <a
      href={`/api/storefront/catalogue/download?language=${language}`}
      className={`${buttonClasses('primary', 48)} print:hidden`}
    >
      <Icon of={Download} />
      {t('catalogue')}
    </a>
  )
}
