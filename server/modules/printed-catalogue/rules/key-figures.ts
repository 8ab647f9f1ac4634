import { formatFigure } from '@gema/contract/values/figure.ts'
import { inLanguage, type Translated } from '@gema/contract/values/language.ts'

/** A line of a specification. */
export interface SpecFact {
  key: string
  name: Translated
  unit: string
  number: number | null
  text: Translated | null
  flag: boolean | null
}

export interface Figure {
  label: string
  value: string
}

export interface FigureStyle {
  language: string
  /** The locale whose separators the shop writes figures with, whatever the language. */
  decimalFormat: string
}

/** Two figures of one unit that are read as one: "38–22.000 Hz". */
const ranges: Record<string, { from: string; to: string; name: Translated }> = {
  frequency_range: {
    ...{ from: 'frequency_low_hz', to: 'frequency_high_hz' },
    name: { en: 'Frequency range', id: 'Rentang frekuensi' },
  },
  recommended_power: {
    ...{ from: 'recommended_power_min_w', to: 'recommended_power_max_w' },
    name: { en: 'Amplifier power', id: 'Daya amplifier' },
  },
}

/** What tells most of a product, the first ones before the others. */
const telling = [
  ...['resolution', 'brightness_lm', 'light_source', 'battery_h'],
  ...['screen_diagonal_in', 'screen_format', 'screen_gain'],
  ...['channels', 'power_per_channel_w', 'rms_power_w', 'dolby_atmos', 'hdmi_inputs', 'phono_input'],
  ...['headphone_design', 'noise_cancelling', 'driver_size_mm'],
  ...['pickup_pattern', 'microphones_included', 'wireless_range_m', 'microphone_inputs'],
  ...['drive', 'speeds', 'wow_flutter_percent'],
  ...['recommended_power', 'frequency_range', 'impedance_ohm', 'sensitivity_db'],
  ...['seats', 'upholstery', 'recline', 'shelves', 'inner_width_cm', 'max_load_kg', 'max_screen_in', 'vesa'],
  ...['absorption_nrc', 'coverage_m2', 'thickness_mm', 'fire_class', 'pieces'],
  ...['length_m', 'conductor_mm2', 'hdmi_version', 'hdmi_bandwidth_gbps', 'conductor', 'connectors'],
  ...['outlets', 'max_power_w', 'surge_j', 'streaming', 'display', 'snr_db', 'wireless_band', 'material'],
]

/** Of everything there is a size; it is told of what has little else to tell. */
const sizes = ['width_cm', 'height_cm', 'weight_kg']
const fewFigures = 3

/** The lines of specifications that may be printed. */
export const specKeys: readonly string[] = [...telling, ...sizes].flatMap((key) => {
  const range = ranges[key]
  return range === undefined ? [key] : [range.from, range.to]
})

/** Label and value stand beside each other on one line of a narrow card. */
const mostLetters = 31

const unitNames: Record<string, Translated> = {
  months: { en: 'months', id: 'bulan' },
  h: { en: 'hours', id: 'jam' },
  in: { en: 'inches', id: 'inci' },
}
const yes: Translated = { en: 'Yes', id: 'Ya' }

/** What variants can differ in, and the line that holds for one of them alone. */
const ofVariants: Record<string, string> = { length: 'length_m', seats: 'seats', set: 'pieces' }

/**
 * The figures that tell most of a product, at most `most` of them, each short enough for its line. What its variants
 * differ in is no figure of the product.
 */
export function keyFigures(
  spec: SpecFact[],
  style: FigureStyle & { differIn?: readonly string[] },
  most: number,
): Figure[] {
  const left = new Set((style.differIn ?? []).map((of) => ofVariants[of]))
  const byKey = new Map(spec.filter(({ key }) => !left.has(key)).map((line) => [line.key, line]))
  const found = (keys: readonly string[]) =>
    keys
      .flatMap((key) => figureOf(byKey, key, style) ?? [])
      .filter(({ label, value }) => label.length + value.length <= mostLetters)
  const figures = found(telling).slice(0, most)
  const missing = Math.max(0, Math.min(fewFigures, most) - figures.length)
  return [...figures, ...found(sizes).slice(0, missing)]
}

function figureOf(byKey: Map<string, SpecFact>, key: string, style: FigureStyle): Figure | undefined {
  const range = ranges[key]
  if (range === undefined) {
    const line = byKey.get(key)
    const value = line && valueText(line, style)
    return line && value ? { label: plainName(line.name, style), value } : undefined
  }
  const [from, to] = [byKey.get(range.from), byKey.get(range.to)]
  if (typeof from?.number !== 'number' || typeof to?.number !== 'number') return undefined
  const figures = `${numberText(from.number, style)}–${numberText(to.number, style)}`
  return { label: inLanguage(range.name, style.language), value: withUnit(figures, from.unit, style) }
}

/** Without what stands in brackets: a card has room for the name alone. */
const plainName = (name: Translated, { language }: FigureStyle): string =>
  inLanguage(name, language)
    .replace(/\s*\([^)]*\)/g, '')
    .trim()

/** Of what a product has not, and of none of a thing, a catalogue says nothing. */
function valueText({ number, text, flag, unit }: SpecFact, style: FigureStyle): string {
  if (number !== null) return number === 0 ? '' : withUnit(numberText(number, style), unit, style)
  if (text !== null) return inLanguage(text, style.language).replace(/\s*\([^)]*\)/g, '')
  return flag === true ? inLanguage(yes, style.language) : ''
}

const numberText = (value: number, { decimalFormat }: FigureStyle): string =>
  formatFigure(value, decimalFormat, 3)

/** Figure and unit never break apart. */
function withUnit(figure: string, unit: string, { language }: FigureStyle): string {
  const named = unitNames[unit]
  const shown = named === undefined ? unit : inLanguage(named, language)
  return shown === '' ? figure : shown === '%' ? `${figure}%` : `${figure}\u00A0${shown}`
}
