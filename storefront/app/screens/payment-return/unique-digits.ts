/** An amount in three parts, so that its last three digits can be marked: a transfer is recognised by them. */
export function uniqueDigits(written: string): { before: string; digits: string; after: string } {
  const [, before, digits, after] = /^(.*?)(\d{3})(\D*)$/.exec(written) ?? []
  if (before === undefined || digits === undefined) return { before: written, digits: '', after: '' }
  return { before, digits, after: after ?? '' }
}
