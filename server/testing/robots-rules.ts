/** Reads a robots.txt as crawlers do (RFC 9309): the longest rule that fits an address holds, and allowing wins a draw. */
export function robotsAllow(robots: string, address: string): boolean {
  const rules = Array.from(robots.matchAll(/^(Allow|Disallow): (\S+)$/gm), ([, kind, pattern = '']) => ({
    allows: kind === 'Allow',
    length: pattern.length,
    fits: fitting(pattern).test(address),
  }))
  const longest = rules
    .filter(({ fits }) => fits)
    .toSorted((a, b) => b.length - a.length || Number(b.allows) - Number(a.allows))
  return longest[0]?.allows ?? true
}

const fitting = (pattern: string): RegExp =>
  new RegExp(
    `^${pattern
      .replace(/[.+?^{}()|[\]\\]/g, '\\$&')
      .replaceAll('*', '.*')
      .replace(/\$(?!$)/g, '\\$')}`,
  )
