import type { RichText as Text } from '@gema/contract/shapes/rich-text.ts'
import type { ReactNode } from 'react'
import { addressOf } from '../../addresses.ts'
import { Breadcrumbs } from '../../commerce/breadcrumbs.tsx'
import { Contents } from '../../commerce/contents/contents.tsx'
import { useLongDate } from '../../commerce/dates/use-long-date.ts'
import { PageHead } from '../../commerce/page-head.tsx'
import { RichText } from '../../commerce/rich-text/rich-text.tsx'
import { useWords } from '../../language/use-words.ts'
import { classNames } from '../../ui/class-names.ts'
import type { LoadedPage } from './load-shop-page.ts'
import { faqId, PageFaq } from './page-faq.tsx'
import { PageSide } from './page-side.tsx'
import { pageWords } from './page-words.ts'

interface ShopPageViewProps {
  loaded: LoadedPage
  /** Its text, where a part of it is shown in another form. */
  text?: Text
  /** Of this page alone: as wide as the page, between title and text. */
  children?: ReactNode
  /** At the end of the title's line. */
  action?: ReactNode
  /** Where something above leads to the parts already, the list of contents stands beside the text or not at all. */
  contentsBesideOnly?: boolean
}

/** A page of the shop: the way to the others, its contents, its text, and the questions that people ask. */
export function ShopPageView({ loaded, text = loaded.page.body, children, ...rest }: ShopPageViewProps) {
  const { action, contentsBesideOnly = false } = rest
  const t = useWords(pageWords)
  const longDate = useLongDate()
  const { page, pages } = loaded
  const withFaq = page.faq.length > 0
  const contents = withFaq ? [...text.contents, { id: faqId, text: t('faq') }] : text.contents
  return (
    <>
      <Breadcrumbs trail={[{ name: t('title'), to: addressOf('page') }, { name: page.title }]} />
      <div className="wrap">
        <PageHead title={page.title} text={t('changed', { date: longDate(page.updated_at) })}>
          {action}
        </PageHead>
        {children}
        <div className="mt-5 grid grid-cols-[minmax(0,1fr)] items-start justify-between gap-6 w768:mt-8 w992:grid-cols-[220px_minmax(0,720px)] w992:gap-x-10 w1200:grid-cols-[220px_minmax(0,720px)_220px] w1400:grid-cols-[264px_minmax(0,720px)_220px]">
          <PageSide pages={pages} current={page.slug} />
          <Contents
            contents={contents}
            className={classNames(
              'w1200:sticky w1200:top-23 w1200:col-start-3 w1200:row-start-1',
              contentsBesideOnly
                ? 'max-w1200:hidden'
                : 'max-w1200:rounded-card max-w1200:bg-soft max-w1200:p-4',
            )}
          />
          <div className="min-w-0 w992:col-start-2 w1200:row-start-1">
            <RichText text={text} />
            {withFaq && <PageFaq faq={page.faq} />}
          </div>
        </div>
      </div>
    </>
  )
}
