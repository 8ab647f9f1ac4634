import { expect, test } from 'vitest'
import { compile } from './formula.ts'
import type { Value } from './formula-scope.ts'
import type { Figures, MatchPart, MatchSystem } from './system.ts'
import { scopeOf } from './system-scope.ts'

const part = (role: MatchPart['role'], figures: Figures, quantity = 1): MatchPart => ({
  slot: role,
  role,
  name: `Laras ${role}, pair`,
  quantity,
  figures,
})

const system: MatchSystem = {
  parts: [
    part('amplifier', { channels: '7.2', power_per_channel_w: 100, power_draw_w: 560, hdmi_earc: true }),
    part('front', { impedance_ohm: 6, pieces: 2, weight_kg: 18 }),
    part('surround', { impedance_ohm: 8, pieces: 2, weight_kg: 4 }, 2),
    part('height', { weight_kg: 2, rms_power_w: 50 }),
    part('subwoofer', { power_draw_w: 370 }, 2),
    part('streamer', { connectors: 'RCA out, Network' }),
  ],
  room: { length_cm: 500, width_cm: 400, height_cm: 300, seats: 3, use: 'film', va: undefined },
}

const worth = (formula: string, known: Record<string, Value> = {}, of = system): Value =>
  compile(formula)(scopeOf(of, new Map(Object.entries(known))))

test.each([
  ['1 + 2 * 3', 7],
  ['(1 + 2) * 3', 9],
  ['10 - 2 - 3', 5],
  ['12 / 3 / 2', 2],
  ['-2 * 3', -6],
  ['4 - -1', 5],
  ['1.5 + 1', 2.5],
  ['1 + 1 > 1', true],
  ['1 < 2 and 2 < 1', false],
  ['true or false and false', true],
  ['not false and false', false],
  ['not (false and false)', true],
  ['not 1 > 2', true],
  ["'a' = 'a'", true],
  ["'a' != 'b'", true],
  ['1 >= 1', true],
  ['2 <= 1', false],
])('%s is %s', (formula, value) => expect(worth(formula)).toBe(value))

test.each([
  '',
  '1 +',
  '(1',
  '1)',
  '1 < 2 < 3',
  'a b',
  '1 and',
  'and',
  'a and and b',
  'or',
  "'open",
  'Big',
  'a; b',
  'a.1',
  'a.b.c',
  'min()',
  'a[0]',
  'round(1, 2)',
  'contains(a)',
  'choose(true)',
  'whole(a, b)',
  'lowest(1)',
  'lowest(passive.impedance_ohm, 2)',
  'total(room.area)',
  'constructor(1)',
  'toString(1)',
  'fetch(1)',
])('"%s" is refused when it is read', (formula) => expect(() => compile(formula)).toThrow(SyntaxError))

test.each([
  ['missing', 'a figure that was not worked out'],
  ['amplifier.missing', 'a figure that the part does not have'],
  ['turntable.power_draw_w', 'a part that is not there'],
  ['room.va', 'what nobody has told of the room'],
  ['room.colour', 'what no room has'],
  ['missing + 1', 'a sum'],
  ['missing > 1', 'a comparison'],
  ['missing = missing', 'an equation'],
  ['not missing', 'a negation'],
  ['min(1, missing)', 'the least of several'],
  ['choose(missing, 1, 2)', 'a choice'],
  ['choose(false, 1)', 'a choice without another value'],
  ['missing and true', 'unknown and true'],
  ['missing or false', 'unknown or false'],
  ["amplifier.channels + 'a'", 'a sum of texts'],
  ["'b' > 'a'", 'an order of texts'],
  ['1 / 0', 'a division by zero'],
  ['0 / 0', 'nothing divided by nothing'],
  ['log10(0)', 'a logarithm of zero'],
  ['sqrt(-1)', 'a root of less than nothing'],
  ['whole(1)', 'a number that is no text'],
  ["whole('about 5')", 'a text that begins with no number'],
  ['first_word(1)', 'a word of a number'],
  ['contains(1, 1)', 'a piece of a number'],
])('%s is unknown: %s', (formula) => expect(worth(formula)).toBeUndefined())

test('what is false stays false beside something unknown, and what is true stays true', () => {
  expect([worth('missing and false'), worth('false and missing')]).toEqual([false, false])
  expect([worth('missing or true'), worth('true or missing')]).toEqual([true, true])
})

test.each([
  ['amplifier.power_per_channel_w', 100],
  ['amplifier.hdmi_earc', true],
  ['has(amplifier)', true],
  ['has(turntable)', false],
  ['has(speakers.weight_kg)', true],
  ['has(speakers.length_m)', false],
  ['units(surround)', 2],
  ['count(surround)', 4],
  ['count(turntable)', 0],
  ['count(passive)', 6],
  ['count(speakers)', 7],
  ['units(all)', 8],
  ['lowest(passive.impedance_ohm)', 6],
  ['highest(passive.impedance_ohm)', 8],
  ['name_of_highest(passive.impedance_ohm)', 'Laras surround'],
  ['name_of_lowest(speakers.weight_kg)', 'Laras height'],
  ['name(amplifier)', 'Laras amplifier'],
  ['total(all.power_draw_w)', 1300],
  ['total(equipment.power_draw_w)', 560],
  ['first_word(name(front))', 'Laras'],
  ['whole(amplifier.channels)', 7],
  ["contains(streamer.connectors, 'network')", true],
  ["contains(streamer.connectors, 'xlr')", false],
  ['or(turntable.weight_kg, missing, 3)', 3],
  ['or(or(missing, 2) > 1 or false, false)', true],
  ['choose(has(front), 1, 2)', 1],
  ['max(1, 3, 2)', 3],
  ['room.length', 5],
  ['room.area', 20],
  ['room.volume', 60],
  ['room.distance', 3.1],
  ["room.use = 'film'", true],
])('%s is %s', (formula, value) => expect(worth(formula)).toBe(value))

test.each(['lowest', 'highest', 'total', 'name', 'name_of_lowest', 'name_of_highest'])(
  '%s() of parts that are not there is unknown',
  (name) => expect(worth(`${name}(turntable.weight_kg)`)).toBeUndefined(),
)

test('a figure that was worked out before can be used', () => {
  expect(worth('draw * 2', { draw: 21 })).toBe(42)
})

test.each(['constructor', '__proto__', 'hasownproperty', 'valueof', 'tostring'])(
  'a name that every object inherits is nothing: %s',
  (name) => {
    expect(worth(`amplifier.${name}`)).toBeUndefined()
    expect(worth(`${name}.constructor`)).toBeUndefined()
    expect(worth(`has(amplifier.${name})`)).toBe(false)
    expect(worth(`total(all.${name})`)).toBeUndefined()
    expect(worth(`room.${name}`)).toBeUndefined()
    expect(worth(name)).toBeUndefined()
  },
)

test('without a room, nothing is known of it', () => {
  expect(worth('room.area', {}, { parts: [] })).toBeUndefined()
})
