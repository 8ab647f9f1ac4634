import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { collectionCard } from '../shapes/collection-card.ts'
import { productCard } from '../shapes/product-card.ts'
import { testimony } from '../shapes/testimony.ts'

const slide = z.object({
  uuid: z.uuid(),
  kicker: z.string(),
  title: z.string(),
  text: z.string(),
  action_text: z.string(),
  link: z.string(),
  image: z.string(),
  image_phone: z.string().nullable(),
  alt: z.string(),
})

const homeBanner = z.object({
  uuid: z.uuid(),
  source_type: z.number().int(),
  slug: z.string(),
  title: z.string(),
  text: z.string(),
  link_text: z.string(),
  link: z.string(),
  url: z.string().nullable(),
  image: z.string().nullable(),
})

const flashSale = z.object({
  uuid: z.uuid(),
  name: z.string(),
  start_time: z.iso.datetime(),
  end_time: z.iso.datetime(),
  products: z.array(productCard),
})

export const home = defineCall('home', {
  summary: 'Everything on the front page. `flash_sale` is a list; its first element runs now.',
  caller: 'anyone',
  pace: 'reading',
  shared: true,
  input: z.object({}),
  data: z.object({
    server_time: z.iso.datetime(),
    banners: z.array(homeBanner),
    slider: z.array(slide),
    site_features: z.array(z.object({ icon: z.string(), title: z.string(), text: z.string() })),
    featured_categories: z.array(
      z.object({
        uuid: z.uuid(),
        name: z.string(),
        slug: z.string(),
        image: z.string().nullable(),
        product_count: z.number().int(),
      }),
    ),
    collections: z.array(collectionCard),
    brands: z.array(
      z.object({ uuid: z.uuid(), slug: z.string(), name: z.string(), logo: z.string().nullable() }),
    ),
    products: z.array(productCard),
    flash_sale: z.array(flashSale),
    testimonies: z.array(testimony),
    videos: z.array(
      z.object({ slug: z.string(), title: z.string(), seconds: z.number().int(), image: z.string() }),
    ),
  }),
})

export type HomeData = z.output<typeof home.data>
export type HomeSlide = z.output<typeof slide>
export type HomeFlashSale = z.output<typeof flashSale>
