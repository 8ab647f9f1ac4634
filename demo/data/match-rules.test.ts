import { type MatchNote, matchSystem } from '@gema/contract/match/match-system.ts'
import { type Node, parseFormula } from '@gema/contract/match/parse-formula.ts'
import type { Figures, MatchPart, MatchSystem } from '@gema/contract/match/system.ts'
import { candidateFigures, shippedMatchRules } from '@gema/server/modules/simulation/simulation.ts'
import { expect, test } from 'vitest'
import { demoAttributes } from './attributes.ts'
import { demoBrands } from './brands.ts'
import type { DemoProduct, DemoVariant } from './demo-product.ts'
import { demoProducts } from './products.ts'
import { demoSimulationTemplates } from './simulation-templates.ts'

const bySku = new Map(
  demoProducts.flatMap((product) => product.variants.map((variant) => [variant.sku, { product, variant }])),
)

/** As the shop reads it from its database. */
function figuresOf({ spec }: DemoProduct, { attributes }: DemoVariant): Figures {
  const lines = Object.entries(spec).map(([key, value]) => ({
    attribute: { key },
    number: typeof value === 'number' ? value : null,
    flag: typeof value === 'boolean' ? value : null,
    text: typeof value === 'string' ? { en: value } : typeof value === 'object' ? value : null,
  }))
  return candidateFigures(lines, { attributes })
}

/** What stands in the slots of a template: SKUs, with how many units where it is not one. */
function systemOf(template: string, chosen: Record<string, string | [string, number]>): MatchPart[] {
  const components = demoSimulationTemplates.find(({ key }) => key === template)?.components ?? []
  return Object.entries(chosen).map(([slot, choice]) => {
    const [sku, quantity] = typeof choice === 'string' ? [choice, 1] : choice
    const component = components.find(({ key }) => key === slot)
    const found = bySku.get(sku)
    if (component === undefined || found === undefined) throw new Error(`there is no ${slot} or no ${sku}`)
    const { product, variant } = found
    const brand = demoBrands.find(({ key }) => key === product.brand)?.name ?? ''
    const name = `${brand} ${product.name.en}`
    return { slot, role: component.role, name, quantity, figures: figuresOf(product, variant) }
  })
}

const rules = shippedMatchRules.map((rule) => ({
  ...rule,
  cases: rule.cases.map((one) => ({ ...one, sentence: one.sentence.en })),
}))
const told = (system: MatchSystem): MatchNote[] => matchSystem(system, rules, 'id-ID')
const warningsOf = (system: MatchSystem) =>
  told(system).flatMap(({ rule, verdict, sentence }) =>
    verdict === 'warning' ? [`${rule}: ${sentence}`] : [],
  )

const room = { length_cm: 600, width_cm: 400, height_cm: 280, seats: 3, use: 'film', va: 2200 } as const

const livingRoom = {
  receiver: 'OHM-RX780-BLK',
  front: 'LRS-ARIA5-WAL',
  centre: 'LRS-ARIAC-WAL',
  surround: 'LRS-ARIAS-WAL',
  subwoofer: 'TBG-BUMI10-WAL',
  'speaker-cable': ['TBG-URAT4-COP-8M', 3],
} satisfies Record<string, string | [string, number]>

const karaoke = {
  amplifier: 'KDG-KX900-CH',
  front: 'KDG-PGG12-RW',
  microphone: 'KDG-W2-GD',
  'speaker-cable': 'TBG-URAT4-COP-5M',
}
const cinema = {
  receiver: 'OHM-RX1180-BLK',
  front: 'LRS-ARIA9-WAL',
  centre: 'LRS-ARIAC9-WAL',
  surround: ['LRS-ARIAS9-BLK', 2],
  height: ['LRS-LANGIT8-WOV', 4],
  subwoofer: ['TBG-BUMI12-MBK', 2],
  projector: 'AUV-L4-BLK',
  screen: 'AUV-KANVAS120-FIX',
  'speaker-cable': ['TBG-URAT4-COP-8M', 6],
  'hdmi-cable': 'KWT-ALIR8KOP-BLU-10M',
  seat: ['SRT-TTR3-BK', 2],
  power: 'TBG-JAGA8P-BLK',
} satisfies Record<string, string | [string, number]>
const vinyl = {
  turntable: 'HDR-M2-WAL',
  amplifier: 'OHM-A45-SLW',
  front: 'LRS-ARIA3-WAL',
  stand: 'SRT-TMP60-WN',
  'speaker-cable': 'TBG-URAT4-COP-5M',
}
const cafe = {
  receiver: 'OHM-RX780-BLK',
  ceiling: ['LRS-LANGIT8-WOV', 6],
  streamer: 'OHM-N50-BLK',
  'speaker-cable': ['TBG-URAT4-COP-10M', 3],
} satisfies Record<string, string | [string, number]>
const soundbar = { soundbar: 'NRV-LINJE5-BLK', 'hdmi-cable': 'KWT-ALIR8K-BLK-2M' }

test.each([
  ['living-room-5-1', livingRoom, room],
  ['family-karaoke', karaoke, { ...room, use: 'karaoke' as const }],
  ['dedicated-cinema-7-1-4', cinema, { ...room, length_cm: 700, width_cm: 450, seats: 6, va: 3500 as const }],
  ['stereo-and-vinyl', vinyl, { ...room, length_cm: 500, use: 'music' as const, va: 1300 as const }],
  ['cafe-sound', cafe, { ...room, length_cm: 900, width_cm: 600, use: 'background' as const }],
  ['soundbar-and-bass', soundbar, { ...room, va: 900 as const }],
])('a sensible system has no warning, with its room and without: %s', (template, chosen, itsRoom) => {
  const parts = systemOf(template, chosen)
  expect(warningsOf({ parts, room: itsRoom })).toEqual([])
  expect(warningsOf({ parts })).toEqual([])
  const verdicts = told({ parts, room: itsRoom }).map(({ verdict }) => verdict)
  expect(verdicts.filter((verdict) => verdict === 'ok').length).toBeGreaterThanOrEqual(4)
  expect(verdicts.filter((verdict) => verdict === 'note').length).toBeLessThanOrEqual(6)
})

test.each<[string, string, Record<string, string | [string, number]>, Partial<MatchSystem['room']>]>([
  [
    'speaker-impedance',
    'living-room-5-1',
    { ...livingRoom, receiver: 'OHM-RX580-BLK', front: 'VLM-BAKKE3-GRA' },
    {},
  ],
  ['home-power', 'living-room-5-1', livingRoom, { va: 900 }],
  ['speaker-cable-count', 'living-room-5-1', { ...livingRoom, 'speaker-cable': 'TBG-URAT4-COP-8M' }, {}],
  [
    'speaker-cable-length',
    'living-room-5-1',
    { ...livingRoom, 'speaker-cable': ['TBG-URAT2-BLK-3M', 3] },
    {},
  ],
  ['cabinet-width', 'living-room-5-1', { ...livingRoom, cabinet: 'RTD-SRB130-OK' }, {}],
  ['channel-count', 'dedicated-cinema-7-1-4', { ...cinema, receiver: 'OHM-RX780-BLK' }, {}],
  ['screen-wall', 'dedicated-cinema-7-1-4', cinema, { width_cm: 250 }],
  ['projector-throw', 'dedicated-cinema-7-1-4', cinema, { length_cm: 320 }],
  ['hdmi-length', 'dedicated-cinema-7-1-4', { ...cinema, 'hdmi-cable': 'KWT-ALIR8K-BLK-2M' }, {}],
  [
    'amplifier-power',
    'family-karaoke',
    { ...karaoke, amplifier: 'SRG-GPR240-BK', front: 'KDG-PGG12P-BK' },
    {},
  ],
  ['microphone-inputs', 'family-karaoke', { ...karaoke, microphone: 'VKL-TTRU1-BK' }, {}],
  ['microphone-inputs', 'family-karaoke', { ...karaoke, microphone: 'VKL-TGKR-BC' }, {}],
  [
    'subwoofer-outputs',
    'family-karaoke',
    { ...karaoke, amplifier: 'SRG-GPR240-BK', subwoofer: 'TBG-BUMI12-MBK' },
    {},
  ],
  ['bracket-load', 'family-karaoke', { ...karaoke, bracket: 'KWT-TEKUK-BLK' }, {}],
  ['phono-input', 'stereo-and-vinyl', { ...vinyl, amplifier: 'KNY-MADOA-BLK' }, {}],
  ['stand-load', 'stereo-and-vinyl', { ...vinyl, front: 'LRS-ARIA9-WAL' }, {}],
  ['microphone-inputs', 'cafe-sound', { ...cafe, microphone: 'KDG-W2-GD' }, {}],
  [
    'ceiling-coverage',
    'cafe-sound',
    { ...cafe, ceiling: ['LRS-LANGIT8-WOV', 2] },
    { length_cm: 900, width_cm: 600 },
  ],
  ['subwoofer-outputs', 'soundbar-and-bass', { ...soundbar, subwoofer: 'TBG-BUMI12-MBK' }, {}],
])('a bad system is warned of: %s, %s', (rule, template, chosen, itsRoom) => {
  const system = { parts: systemOf(template, chosen), room: { ...room, ...itsRoom } }
  expect(warningsOf(system).map((warning) => warning.split(':')[0])).toContain(rule)
})

/** Figures of parts that a formula speaks of. */
function attributesIn(node: Node): string[] {
  switch (node.kind) {
    case 'value':
    case 'name':
      return []
    case 'field':
      return node.of === 'room' ? [] : [node.name]
    case 'not':
      return attributesIn(node.of)
    case 'call':
      return node.inputs.flatMap(attributesIn)
    default:
      return [...attributesIn(node.left), ...attributesIn(node.right)]
  }
}

test('the rules ask only for attributes that specifications have', () => {
  const formulas = rules.flatMap(({ figures, cases }) => [
    ...figures.map(({ formula }) => formula),
    ...cases.map(({ when }) => when),
  ])
  const asked = new Set(formulas.flatMap((formula) => attributesIn(parseFormula(formula))))
  const known = Object.keys(demoAttributes)
  expect([...asked].filter((key) => !known.includes(key))).toEqual([])
  const given = new Set(demoProducts.flatMap(({ spec }) => Object.keys(spec)))
  expect([...asked].filter((key) => !given.has(key))).toEqual([])
})

test('whatever is sold as a pair counts as two pieces', () => {
  for (const { key, name, spec } of demoProducts)
    if (/, pair$/.test(name.en)) expect(spec.pieces, key).toBe(2)
})
