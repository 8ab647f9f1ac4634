import { RotateCw, Search } from 'lucide-react'
import { addressOf } from '../../addresses.ts'
import { useRequestId } from '../../api/request-id.ts'
import { useShopIfLoaded } from '../../api/use-shop.ts'
import { inLanguage } from '../../language/language-path.ts'
import { PageLink } from '../../language/page-link.tsx'
import { useLanguage } from '../../language/use-language.ts'
import { useWords } from '../../language/use-words.ts'
import { Button } from '../../ui/button.tsx'
import { buttonClasses } from '../../ui/button-classes.ts'
import { Icon } from '../../ui/icon.tsx'
import { ShopPicture } from '../shop-picture.tsx'
import { errorWords } from './error-words.ts'
import { failureOf } from './failure-of.ts'

/** The error page: status, a sentence, the ways on. A page that was not found also offers search and categories. */
export function ErrorPage({ error }: { error: unknown }) {
  const t = useWords(errorWords)
  const { status, message } = failureOf(error)
  const { id, metaName } = useRequestId()
  const missing = status === 404
  const scene = useShopIfLoaded()?.categories.findLast((category) => category.icon === 'disc')?.scene_image
  return (
    <div className="grid items-center gap-x-10 gap-y-6 w992:grid-cols-2">
      <title>{missing ? t('not_found') : t('wrong')}</title>
      <meta name="robots" content="noindex" />
      {id && <meta name={metaName} content={id} />}
      <div>
        <p className="figures text-[72px] leading-none font-bold tracking-[-0.05em] text-primary w768:text-[96px]">
          {status}
        </p>
        <h1 className="mt-2.5 mb-1.5 text-28">{missing ? t('not_found') : t('wrong')}</h1>
        <p className="text-ink-2">{message || (missing ? t('not_found_hint') : t('wrong_hint'))}</p>
        {missing && <WaysOn />}
        <div className="mt-6 flex flex-wrap gap-3">
          <PageLink to={addressOf('home')} className={buttonClasses()}>
            {t('to_home')}
          </PageLink>
          <Button look="secondary" onClick={() => window.location.reload()}>
            <Icon of={RotateCw} size={16} />
            {t('reload')}
          </Button>
        </div>
        {id && <p className="mt-5 text-12 text-ink-2">{t('request', { id })}</p>}
      </div>
      {scene && (
        <ShopPicture
          picture={scene}
          alt=""
          widths={[640, 960, 1280]}
          sizes="(min-width: 992px) 760px, 100vw"
          pictureClassName="object-[72%]"
          className="aspect-[1.4] rounded-card max-w992:-order-1 max-w768:aspect-2/1"
        />
      )}
    </div>
  )
}

function WaysOn() {
  const t = useWords(errorWords)
  const { language } = useLanguage()
  const categories = useShopIfLoaded()?.categories ?? []
  return (
    <>
      <search className="mt-6 block max-w-[460px]">
        <form
          action={inLanguage(addressOf('search'), language)}
          className="flex h-12 items-center gap-2.5 rounded-full border border-transparent bg-soft px-4 text-14 focus-within:border-primary focus-within:bg-page focus-within:ring-3 focus-within:ring-primary-soft"
        >
          <Icon of={Search} size={16} className="text-ink-2" />
          <input
            type="search"
            name="q"
            minLength={3}
            aria-label={t('search_label')}
            placeholder={t('search')}
            className="size-full bg-transparent outline-none placeholder:text-hint"
          />
        </form>
      </search>
      <ul className="mt-5 flex flex-wrap gap-2" aria-label={t('popular')}>
        {categories.slice(0, 4).map((category) => (
          <li key={category.uuid}>
            <PageLink
              to={addressOf('category', { category: category.slug })}
              className="inline-flex min-h-9 items-center rounded-full border border-line-2 px-3.5 text-14 font-medium hover:border-ink"
            >
              {category.name}
            </PageLink>
          </li>
        ))}
      </ul>
    </>
  )
}
