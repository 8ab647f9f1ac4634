import type { HomeData, HomeSlide } from '@gema/contract/calls/home.ts'
import { inLanguage } from '@gema/contract/values/language.ts'
import type { readActiveBanners, readSliders } from '../../modules/content/content.ts'

type Slider = Awaited<ReturnType<typeof readSliders>>[number]
type Banner = Awaited<ReturnType<typeof readActiveBanners>>[number]

export const presentSlide = (slide: Slider, language: string): HomeSlide => ({
  uuid: slide.uuid,
  kicker: inLanguage(slide.kicker, language),
  title: inLanguage(slide.title, language),
  text: inLanguage(slide.text, language),
  action_text: inLanguage(slide.actionText, language),
  link: inLanguage(slide.link, language),
  image: slide.image,
  image_phone: slide.imagePhone,
  alt: inLanguage(slide.alt, language),
})

export const presentBanner = (banner: Banner, language: string): HomeData['banners'][number] => ({
  uuid: banner.uuid,
  source_type: banner.sourceType,
  slug: banner.slug,
  title: inLanguage(banner.title, language),
  text: inLanguage(banner.text, language),
  link_text: inLanguage(banner.linkText, language),
  link: inLanguage(banner.link, language),
  url: banner.url,
  image: banner.image,
})
