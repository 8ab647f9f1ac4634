import type { home } from '@gema/contract/calls/home.ts'
import { inLanguage } from '@gema/contract/values/language.ts'
import type { Handler } from '../../http/handler.ts'
import {
  allCollections,
  categoryTree,
  featuredBrands,
  keptCards,
  popularCards,
  variantCards,
} from '../../modules/catalogue/catalogue.ts'
import {
  readActiveBanners,
  readSiteFeatures,
  readSliders,
  readTestimonies,
  readVideos,
} from '../../modules/content/content.ts'
import { variantsOnSale } from '../../modules/pricing/pricing.ts'
import type { Shop } from '../../shop.ts'
import { presentCollection } from '../collection/present-collection.ts'
import { presentProductCount } from '../common/present-category.ts'
import { presentProductCard } from '../product/present-product-card.ts'
import { presentBanner, presentSlide } from './present-home.ts'

const most = { products: 12, collections: 5, testimonies: 6, videos: 4 }

const readHomeCards = keptCards<{ now: string }>()('home-cards', {
  popular: popularCards(most.products),
  onSale: variantCards(variantsOnSale),
})

/** Everything on the front page, asked for at once. */
export const answerHome: Handler<typeof home, Shop> = async (_input, { shop, language }) => {
  const { db, clock } = shop
  const now = clock.now()
  const text = (translated: Parameters<typeof inLanguage>[0]) => inLanguage(translated, language)
  const [
    slides,
    features,
    banners,
    categories,
    { counts, sales, flash },
    collections,
    brands,
    cards,
    testimonies,
    videos,
  ] = await Promise.all([
    readSliders(db),
    readSiteFeatures(db),
    readActiveBanners(db),
    categoryTree(db),
    shop.listing.current(now),
    allCollections(db),
    featuredBrands(db),
    readHomeCards(db, { now: now.toISOString() }),
    readTestimonies(db, most.testimonies),
    readVideos(db, { limit: most.videos, offset: 0, all: shop.config.demo }),
  ])
  const cardsOfSale = new Map(cards.onSale.map((facts) => [facts.inventoryId, facts]))
  return {
    server_time: now.toISOString(),
    slider: slides.map((slide) => presentSlide(slide, language)),
    site_features: features.map(({ icon, title, text: line }) => ({
      icon,
      title: text(title),
      text: text(line),
    })),
    banners: banners.map((banner) => presentBanner(banner, language)),
    featured_categories: categories.map((category) => ({
      uuid: category.uuid,
      name: text(category.name),
      slug: text(category.slug),
      image: category.image,
      product_count: presentProductCount(category, counts),
    })),
    collections: collections
      .slice(0, most.collections)
      .map((collection) => presentCollection(collection, language)),
    brands: brands.map(({ uuid, slug, name, logo }) => ({ uuid, slug, name, logo })),
    products: cards.popular.map((facts) =>
      presentProductCard(facts, { language, now, flash: flash.get(facts.inventoryId ?? 0) }),
    ),
    flash_sale: sales.map((sale) => ({
      uuid: sale.uuid,
      name: text(sale.name),
      start_time: sale.startsAt.toISOString(),
      end_time: sale.endsAt.toISOString(),
      products: sale.items.flatMap(({ inventoryId }) => {
        const facts = cardsOfSale.get(inventoryId)
        return facts ? [presentProductCard(facts, { language, now, flash: flash.get(inventoryId) })] : []
      }),
    })),
    testimonies: testimonies.map(({ uuid, name, city, text: said, rating, bought, image }) => ({
      uuid,
      name,
      city,
      text: text(said),
      rating,
      bought,
      image,
    })),
    videos: videos.map(({ slug, title, seconds, image }) => ({ slug, title: text(title), seconds, image })),
  }
}
