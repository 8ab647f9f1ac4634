import type { SimulationProduct } from '@gema/contract/shapes/simulation.ts'
import { inLanguage } from '@gema/contract/values/language.ts'
import type { Candidate } from '../../modules/catalogue/catalogue.ts'
import { candidateFigures, type PriceOf } from '../../modules/simulation/simulation.ts'
import { variantLabel } from '../product/present-variants.ts'
import { presentAverage } from '../rating-review/present-average.ts'
import { keySpecOf } from './key-spec.ts'

export interface CandidateStyle {
  language: string
  decimalFormat: string
  priceOf: PriceOf
}

/** The place that a candidate could stand in. */
export interface CandidatePlace {
  name: string
  text: string
  displayCase: string
}

/** A variant as somebody chooses it for a system. */
export function presentCandidate(
  candidate: Candidate,
  place: CandidatePlace,
  { language, decimalFormat, priceOf }: CandidateStyle,
): SimulationProduct {
  const { inventory, product, brand, stock, image, imageAlt, spec } = candidate
  const price = priceOf(candidate)
  return {
    id: product.id,
    product_inventory_id: inventory.id,
    inventory: inventory.uuid,
    product_uuid: product.uuid,
    slug: inLanguage(product.slug, language),
    brand,
    name: inLanguage(product.name, language),
    variant: variantLabel(inventory.attributes, language),
    sku: inventory.sku,
    price: price.current,
    price_units: price.units,
    usual_price: priceOf(candidate, Number.POSITIVE_INFINITY).current,
    selling: price.selling,
    stock: Math.max(0, stock),
    image,
    image_alt: inLanguage(imageAlt, language),
    key_spec: keySpecOf(candidate, { language, decimalFormat }),
    rating: presentAverage(product.ratingSum, product.ratingCount),
    sold_count: product.soldCount,
    figures: candidateFigures(spec, inventory),
    component_name: place.name,
    component_description: place.text,
    display_case: place.displayCase,
  }
}
