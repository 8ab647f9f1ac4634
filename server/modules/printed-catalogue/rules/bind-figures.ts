const bound = '\u00A0'
const unit = 'W|Hz|kHz|dB|V|VA|J|kg|g|mm²|mm|cm|m²|m|Gbps|inch|inches|inci|lumen|ohm|Ω|rpm|K'

/** A text in which figures stay with their units and with each other at the end of a line: "2 × 120 W". */
export const bindFigures = (text: string): string =>
  text
    .replace(/(\d) × (?=\d)/g, `$1${bound}×${bound}`)
    .replace(new RegExp(`(\\d) (?=(?:${unit})(?![\\p{L}\\d]))`, 'gu'), `$1${bound}`)
