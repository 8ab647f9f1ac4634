/** Elements of a page that hold what its script takes over (`hand-over.ts`, `take-over.ts`): texts that no browser runs. */
export const handedOver = {
  /** What React Router tells about the page, in its own writing. */
  told: 'told',
  /** What the loaders of its routes have answered, as JSON. */
  madeOf: 'made-of',
} as const
