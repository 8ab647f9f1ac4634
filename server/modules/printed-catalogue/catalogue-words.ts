/** What a printed catalogue says, in one language. */
export interface CatalogueWords {
  catalogue: string
  /** What the file is called: the shop's name and a month belong to it. */
  fileName(shop: string, month: string): string
  pricesAsOf(day: string): string
  foot(day: string, host: string): string
  index: string
  lead(products: string, makers: number): string
  /** Where a shop sells more than a catalogue can hold. */
  someOf(printed: string, total: string, host: string): string
  scan: string
  products(count: string): string
  continued: string
  from: string
  /** How many there are to choose from, by what they differ in. */
  choices: Record<'finish' | 'size' | 'length' | 'seats' | 'set' | 'version', (count: number) => string>
  /** What else the shop does, for pages with room left. */
  fillers: { title: string; text: string; path: string }[]
  order: string
  steps(host: string): { title: string; text: string }[]
  installation: { title: string; text: string }
  stores: string
  scanSite: string
}
