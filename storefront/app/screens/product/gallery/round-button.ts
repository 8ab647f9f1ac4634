/** A round button that stands on a picture. */
export const roundButton =
  'grid size-11 place-items-center rounded-full border border-line bg-page text-ink hover:border-ink'
