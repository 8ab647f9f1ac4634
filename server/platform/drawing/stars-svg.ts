/** A star with five points in a square of 24. */
const star = 'M12 1.9l3.05 6.4 7 .93-5.14 4.84 1.28 6.95L12 17.63l-6.19 3.39 1.28-6.95L1.95 9.23l7-.93z'
const step = 1.14

/** Five stars in a row as SVG, filled as far as the rating goes; answers how wide they are, too. */
export function starsSvg(
  rating: number,
  { x, y, size, colour, empty }: { x: number; y: number; size: number; colour: string; empty: string },
): { svg: string; width: number } {
  const row = (fill: string) =>
    [0, 1, 2, 3, 4].map(
      (place) => `<path fill="${fill}" transform="translate(${place * 24 * step} 0)" d="${star}"/>`,
    )
  const whole = Math.floor(rating)
  const filled = (whole * step + (rating - whole)) * 24
  const svg = `<clipPath id="filled"><rect width="${filled}" height="24"/></clipPath><g transform="translate(${x} ${y}) scale(${size / 24})">${row(empty).join('')}<g clip-path="url(#filled)">${row(colour).join('')}</g></g>`
  return { svg, width: size * (4 * step + 1) }
}
