import { inLanguage, type Translated } from '@gema/contract/values/language.ts'
import type { Candidate } from '../../modules/catalogue/catalogue.ts'
import { presentSpecification } from '../product/present-specification.ts'

/**
 * What matters most of a product in a system, the first ones before the others; three of them make its line. Figures that
 * say nothing without their names have words around them.
 */
const telling: [key: string, words?: Translated][] = [
  ['channels', { en: '{value} channels', id: '{value} kanal' }],
  ['power_per_channel_w'],
  ['rms_power_w'],
  ['impedance_ohm'],
  ['recommended_power'],
  ['sensitivity_db'],
  ['microphone_inputs', { en: 'microphone inputs: {value}', id: 'input mikrofon: {value}' }],
  ['microphones_included', { en: 'microphones: {value}', id: 'mikrofon: {value}' }],
  ['hdmi_inputs', { en: '{value} HDMI', id: '{value} HDMI' }],
  ['screen_diagonal_in'],
  ['resolution'],
  ['brightness_lm'],
  ['conductor_mm2'],
  ['length_m'],
  ['hdmi_bandwidth_gbps'],
  ['seats', { en: 'seats: {value}', id: 'kursi: {value}' }],
  ['recline'],
  ['shelves', { en: 'shelves: {value}', id: 'rak: {value}' }],
  ['inner_width_cm', { en: '{value} wide inside', id: 'lebar dalam {value}' }],
  ['max_load_kg', { en: 'carries {value}', id: 'menahan {value}' }],
  ['outlets', { en: 'outlets: {value}', id: 'stopkontak: {value}' }],
  ['max_power_w'],
  ['coverage_m2'],
  ['absorption_nrc', { en: 'NRC {value}', id: 'NRC {value}' }],
  ['drive'],
  ['cartridge'],
  ['frequency_low_hz', { en: 'from {value}', id: 'mulai {value}' }],
  ['wireless_range_m', { en: 'reaches {value}', id: 'menjangkau {value}' }],
  ['display'],
  ['streaming'],
]

const mostTold = 3
const between = ' · '

/**
 * The most telling figures of a variant in one line: "9.2 channels · 125 W · 3 HDMI". Where variants differ in length, the
 * variant's own name tells it.
 */
export function keySpecOf(
  { spec, inventory }: Candidate,
  style: { language: string; decimalFormat: string },
): string {
  const lines = presentSpecification(spec, style).flatMap((group) => group.lines)
  return telling
    .filter(([key]) => key !== 'length_m' || inventory.attributes.length === undefined)
    .flatMap(([key, words]) => {
      const value = lines.find((line) => line.key === key)?.value
      if (value === undefined) return []
      return words === undefined ? [value] : [inLanguage(words, style.language).replace('{value}', value)]
    })
    .slice(0, mostTold)
    .join(between)
}
