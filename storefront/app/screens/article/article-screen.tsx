import type { Article } from '@gema/contract/calls/article.ts'
import { addressOf } from '../../addresses.ts'
import { askFrom } from '../../api/page-context.ts'
import { required } from '../../api/page-failure.ts'
import { pageMeta } from '../../api/page-meta.ts'
import { useShop } from '../../api/use-shop.ts'
import { Breadcrumbs, type Crumb } from '../../commerce/breadcrumbs.tsx'
import { ShopPicture } from '../../commerce/shop-picture.tsx'
import { articleAddress } from '../../commerce/structured-data/article-address.ts'
import { articleData } from '../../commerce/structured-data/article-data.ts'
import { breadcrumbData } from '../../commerce/structured-data/breadcrumb-data.ts'
import { inLanguage, languageOfPage } from '../../language/language-path.ts'
import { useLanguage } from '../../language/use-language.ts'
import { useWords } from '../../language/use-words.ts'
import type { Route } from './+types/article-screen'
import { ArticleHead } from './article-head.tsx'
import { ArticleText } from './article-text.tsx'
import { articleWords } from './article-words.ts'
import { GoesWell } from './goes-well.tsx'
import { ReadNext } from './read-next.tsx'
import { UsedProducts } from './used-products.tsx'

/** The way to it leads by the subject that it is first about. */
function trailOf({ title, tags: [subject] }: Article, articles: string): Crumb[] {
  const to = addressOf('articles')
  const about = subject && { name: subject.name, to: `${to}?tag=${subject.key}` }
  return [{ name: articles, to }, ...(about ? [about] : []), { name: title }]
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  loaderData === undefined
    ? []
    : pageMeta(matches, articleWords, (t, shop) => ({
        title: loaderData.article.title,
        description: loaderData.article.summary,
        kind: 'article',
        picture: {
          address: `/media/share/article-${loaderData.article.uuid}-${shop.language}.jpg`,
          alt: loaderData.article.title,
        },
        addressIn: (code) => articleAddress(loaderData.article, code),
        structured: import.meta.env.SSR
          ? [
              articleData(shop, loaderData.article),
              breadcrumbData(shop, trailOf(loaderData.article, t('articles'))),
            ]
          : undefined,
      }))

export const loader = ({ context, params, url }: Route.LoaderArgs) =>
  required(askFrom(context, languageOfPage(url.pathname))('articleFind', { slug: params.slug }))

export default function ArticleScreen({ loaderData }: Route.ComponentProps) {
  // What was read and answered belongs to one article.
  return <ArticlePage key={loaderData.article.uuid} page={loaderData} />
}

function ArticlePage({ page }: { page: Route.ComponentProps['loaderData'] }) {
  const t = useWords(articleWords)
  const { language } = useLanguage()
  const { setting } = useShop()
  const { article, products, related, category, others } = page
  const link = setting.site_url + inLanguage(articleAddress(article, language), language)
  return (
    <>
      <Breadcrumbs trail={trailOf(article, t('articles'))} />
      <article className="wrap">
        <ArticleHead article={article} link={link} />
        <ShopPicture
          picture={article.image}
          alt=""
          widths={[480, 640, 960, 1280, 1920]}
          sizes="(min-width: 1440px) 1360px, 100vw"
          eager
          className="aspect-8/5 max-w768:-mx-[var(--gutter)] w768:aspect-5/2 w768:rounded-band"
        />
        <div className="mt-5 grid grid-cols-[minmax(0,1fr)] items-start justify-between gap-6 w768:mt-10 w992:grid-cols-[200px_minmax(0,720px)] w992:gap-10 w1200:grid-cols-[220px_minmax(0,720px)_264px]">
          <ArticleText article={article} link={link} />
          {products.length > 0 && (
            <aside className="w992:max-w1200:col-start-2 print:hidden">
              <UsedProducts products={products} />
            </aside>
          )}
        </div>
      </article>
      {related.length > 0 && <GoesWell related={related} category={category} />}
      {others.length > 0 && <ReadNext articles={others} />}
    </>
  )
}
