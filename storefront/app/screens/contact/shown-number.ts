/** A number of WhatsApp as people read it: `6281255500188` → `+62 812 5550 0188`. */
export const shownNumber = (digits: string): string =>
  `+${digits.replace(/^(62)(\d{3})(\d{4})(\d+)$/, '$1 $2 $3 $4')}`
