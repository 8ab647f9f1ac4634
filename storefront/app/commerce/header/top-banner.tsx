import { X } from 'lucide-react'
import { useState } from 'react'
import { remember } from '../../api/remembered.ts'
import { useShop } from '../../api/use-shop.ts'
import { PageLink } from '../../language/page-link.tsx'
import { useWords } from '../../language/use-words.ts'
import { Icon } from '../../ui/icon.tsx'
import { headerWords } from './header-words.ts'

const rememberedAs = 'topBannerClosed'

/**
 * Hides a banner that was closed at an earlier visit before the page is painted, so that nothing jumps.
 * The pages themselves are the same for everybody.
 */
export function ClosedBannerScript({ bannerId }: { bannerId: number | undefined }) {
  if (bannerId === undefined) return null
  const script = `try{if(localStorage.getItem(${JSON.stringify(rememberedAs)})===${JSON.stringify(String(bannerId))})document.documentElement.dataset.topBanner="closed"}catch{}`
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a fixed text with a number in it; React would escape its quotes
  return <script dangerouslySetInnerHTML={{ __html: script }} />
}

/** The announcement above everything else. Closing it is remembered until there is another one. */
export function TopBanner() {
  const { banner } = useShop().setting.top_banner
  const [closed, setClosed] = useState(false)
  const t = useWords(headerWords)
  if (banner === null || closed) return null
  const close = () => {
    remember(rememberedAs, String(banner.id))
    setClosed(true)
  }
  return (
    <aside className="bg-night text-12 text-on-night w992:text-14 [[data-top-banner=closed]_&]:hidden">
      <div className="wrap relative flex min-h-10 items-center gap-3 py-1.5 pe-12 w992:justify-center">
        <p>
          <b className="font-strong">{banner.title}</b> {banner.text}{' '}
          {banner.url !== null && (
            <PageLink to={banner.url} className="whitespace-nowrap underline underline-offset-3">
              {banner.link_text}
            </PageLink>
          )}
        </p>
        {banner.closable && (
          <button
            type="button"
            onClick={close}
            aria-label={t('close_banner')}
            className="absolute end-[calc(var(--gutter)-10px)] grid size-9 place-items-center"
          >
            <Icon of={X} size={16} />
          </button>
        )}
      </div>
    </aside>
  )
}
