import type { SimulationProduct } from '@gema/contract/shapes/simulation.ts'

/** A product as it is called here: brand, name and what tells the variant from the others. */
export const productTitle = ({
  brand,
  name,
  variant,
}: Pick<SimulationProduct, 'brand' | 'name' | 'variant'>): string =>
  `${brand} ${name}${variant === '' ? '' : `, ${variant}`}`
