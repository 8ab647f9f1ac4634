import type { SimulationProduct } from '@gema/contract/shapes/simulation.ts'

/** A product as it is told in one line: "Laras Langit 8 G, White". */
export const substituteName = ({ brand, name, variant }: SimulationProduct): string =>
  [`${brand} ${name}`, variant].filter((text) => text !== '').join(', ')
