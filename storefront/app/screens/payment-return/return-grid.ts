/**
 * The page in two columns, on phones in one: the order itself, what it costs and where it goes, and at last what happened.
 * What the second column is longer than the first falls to the last part, so that no gap opens between the others.
 */
export const returnGrid =
  'grid grid-cols-[minmax(0,1fr)] items-start gap-4 pt-4 w768:gap-5 w768:pt-8 w992:grid-cols-[minmax(0,1fr)_280px] w992:grid-rows-[auto_1fr] w992:gap-x-6 w1200:grid-cols-[minmax(0,1fr)_350px] w1200:gap-x-8'
