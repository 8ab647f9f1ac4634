import type { ComposedSlot } from '@gema/contract/match/composition.ts'
import type { Figures } from '@gema/contract/match/system.ts'
import type { SuggestChoice, SuggestComponent } from '../modules/simulation/rules/suggest-systems.ts'

/** A variant in stock; what is not told is like the others. */
export const aChoice = (name: string, price: number, figures: Figures = {}): SuggestChoice => ({
  inventory: `inventory ${name}`,
  product_uuid: `product ${name}`,
  brand: name.split(' ')[0] ?? '',
  name,
  variant: 'Black',
  price,
  selling: price,
  stock: 20,
  rating: 4.2,
  sold_count: 10,
  figures,
})

type Units = [least: number, most: number, step?: number]
type Place = Pick<SuggestComponent, 'key' | 'role' | 'candidates'>

const component = (place: Place, [least, most, step = 1]: Units = [1, 1]): SuggestComponent => ({
  ...place,
  is_required: true,
  min_quantity: least,
  max_quantity: most,
  quantity_step: step,
})
const optional = (...given: Parameters<typeof component>): SuggestComponent => ({
  ...component(...given),
  is_required: false,
})

const receiver = (name: string, price: number, [channels, watts]: [string, number]): SuggestChoice =>
  aChoice(name, price, {
    channels,
    power_per_channel_w: watts,
    impedance_min_ohm: watts > 90 ? 4 : 6,
    subwoofer_outputs: watts > 90 ? 2 : 1,
    power_draw_w: 5 * watts,
    width_cm: 43.5,
  })
type Wants = [ohm: number, least: number, most: number]

const speaker = (name: string, price: number, [ohm, least, most]: Wants): SuggestChoice =>
  aChoice(name, price, {
    pieces: name.includes('centre') || name.includes('ceiling') ? 1 : 2,
    impedance_ohm: ohm,
    recommended_power_min_w: least,
    recommended_power_max_w: most,
    sensitivity_db: 84 + Math.round(price / 4_000_000),
  })

/** A small living room with figures as products have them, and rules that not every combination passes. */
export const sampleComponents: SuggestComponent[] = [
  component({
    key: 'receiver',
    role: 'amplifier',
    candidates: [
      receiver('Ohm five', 7_690_000, ['5.2', 80]),
      receiver('Kana five', 7_990_000, ['5.4', 95]),
      receiver('Ohm seven', 12_990_000, ['7.2', 100]),
      receiver('Ohm nine', 17_490_000, ['9.2', 125]),
    ],
  }),
  component({
    key: 'front',
    role: 'front',
    candidates: [
      speaker('Laras small', 2_790_000, [8, 15, 80]),
      speaker('Velm small', 4_290_000, [8, 20, 80]),
      speaker('Laras tower', 9_990_000, [6, 20, 140]),
      speaker('Velm tower', 12_990_000, [4, 30, 160]),
      speaker('Laras great', 24_990_000, [6, 110, 250]),
    ],
  }),
  component({
    key: 'centre',
    role: 'centre',
    candidates: [
      speaker('Laras centre', 5_890_000, [6, 20, 180]),
      speaker('Velm centre', 9_490_000, [6, 30, 180]),
    ],
  }),
  component({
    key: 'surround',
    role: 'surround',
    candidates: [
      speaker('Laras side', 4_990_000, [8, 20, 120]),
      speaker('Laras great side', 8_490_000, [8, 30, 200]),
    ],
  }),
  component(
    {
      key: 'subwoofer',
      role: 'subwoofer',
      candidates: [
        aChoice('Dent eight', 4_290_000, { rms_power_w: 150, frequency_low_hz: 35, power_draw_w: 190 }),
        aChoice('Dent ten', 5_990_000, { rms_power_w: 250, frequency_low_hz: 30, power_draw_w: 310 }),
        aChoice('Bumi twelve', 8_990_000, { rms_power_w: 500, frequency_low_hz: 25, power_draw_w: 610 }),
      ],
    },
    [1, 2],
  ),
  optional(
    { key: 'height', role: 'height', candidates: [speaker('Laras ceiling', 1_390_000, [8, 10, 80])] },
    [2, 4, 2],
  ),
  component(
    {
      key: 'cable',
      role: 'speaker_cable',
      candidates: [
        aChoice('Urat two', 449_000, { pieces: 2, conductor_mm2: 2.5 }),
        aChoice('Urat six', 1_490_000, { pieces: 2, conductor_mm2: 6 }),
      ],
    },
    [1, 8],
  ),
  optional({
    key: 'cabinet',
    role: 'cabinet',
    candidates: [
      aChoice('Teduh narrow', 2_690_000, { inner_width_cm: 40 }),
      aChoice('Teduh wide', 3_290_000, { inner_width_cm: 48 }),
    ],
  }),
  optional({
    key: 'power',
    role: 'power',
    candidates: [
      aChoice('Deret seven', 1_290_000, { outlets: 7, power_draw_w: 2, width_cm: 48.2 }),
      aChoice('Jaga eight', 3_490_000, { outlets: 8, power_draw_w: 5, width_cm: 43 }),
    ],
  }),
]

export const sampleRoom = {
  length_cm: 520,
  width_cm: 380,
  height_cm: 280,
  seats: 4,
  use: 'film',
  va: 2200,
} as const

/** The components as slots, filled with what has these names. */
export const sampleSlots = (chosen: Record<string, string>): ComposedSlot<SuggestChoice>[] =>
  sampleComponents.map(({ candidates, ...slot }) => ({
    ...slot,
    choice: candidates.find(({ name }) => name === chosen[slot.key]),
    quantity: slot.min_quantity,
  }))

/** What could stand in each slot, by its key. */
export const sampleCandidates: ReadonlyMap<string, readonly SuggestChoice[]> = new Map(
  sampleComponents.map(({ key, candidates }) => [key, candidates]),
)
