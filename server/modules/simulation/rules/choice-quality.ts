import type { SuggestChoice } from './suggestion.ts'

/** Figures of which everybody would agree which end is the better one. */
const better: Record<string, 'higher' | 'lower'> = {
  rms_power_w: 'higher',
  power_per_channel_w: 'higher',
  sensitivity_db: 'higher',
  frequency_low_hz: 'lower',
  frequency_high_hz: 'higher',
  snr_db: 'higher',
  thd_percent: 'lower',
  wow_flutter_percent: 'lower',
  dolby_atmos: 'higher',
  room_correction: 'higher',
  feedback_control: 'higher',
  hdmi_inputs: 'higher',
  hdmi_earc: 'higher',
  hdmi_bandwidth_gbps: 'higher',
  microphones_included: 'higher',
  wireless_range_m: 'higher',
  conductor_mm2: 'higher',
  brightness_lm: 'higher',
  input_lag_ms: 'lower',
  max_load_kg: 'higher',
  max_power_w: 'higher',
  surge_j: 'higher',
  absorption_nrc: 'higher',
}

/** What costs more is mostly made better: a weight of its price beside all its figures together. */
const shareOfPrice = 0.5

/** How good each choice is within its display case: 0 for the least, 1 for the best in everything. By inventory. */
export function choiceQuality(choices: readonly SuggestChoice[]): Map<string, number> {
  const byPrice = standings(choices.map(({ price }) => price))
  const byFigure = Object.entries(better).map(([key, end]) => {
    const values = choices.map(({ figures }) => amountOf(figures[key]))
    return standings(end === 'higher' ? values : values.map((value) => value && -value))
  })
  return new Map(
    choices.map(({ inventory }, at) => {
      const known = byFigure.flatMap((standing) => standing[at] ?? [])
      // What has nothing to be compared with is the best there is.
      const price = byPrice[at] ?? 1
      const figures = known.length === 0 ? price : known.reduce((sum, each) => sum + each, 0) / known.length
      return [inventory, shareOfPrice * price + (1 - shareOfPrice) * figures]
    }),
  )
}

const amountOf = (value: number | boolean | string | undefined): number | undefined =>
  typeof value === 'boolean' ? Number(value) : typeof value === 'number' ? value : undefined

/** Where each value stands among the different ones, from 0 to 1; nothing, where all are alike or it is not known. */
function standings(values: readonly (number | undefined)[]): (number | undefined)[] {
  const different = [...new Set(values.filter((value) => value !== undefined))].sort((a, b) => a - b)
  const place = new Map(different.map((value, at) => [value, at / (different.length - 1)]))
  return values.map((value) => (value === undefined || different.length < 2 ? undefined : place.get(value)))
}
