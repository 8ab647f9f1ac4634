/** The average of ratings as it is shown, with one decimal; nothing where nobody has rated. */
export const presentAverage = (sum: number, count: number): number | null =>
  count === 0 ? null : Math.round((10 * sum) / count) / 10
