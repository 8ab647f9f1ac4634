import type { MatchRule } from '@gema/contract/match/match-rule.ts'
import type { PageOf } from '@gema/contract/shapes/page-of.ts'
import type {
  SimulationComponent,
  SimulationProduct,
  SimulationTemplate,
} from '@gema/contract/shapes/simulation.ts'
import { aProduct } from '../app/screens/simulation/composer/a-product.ts'
import { Composer } from '../app/screens/simulation/composer/composer.tsx'
import { compositionKey, writeComposition } from '../app/screens/simulation/composer/kept-composition.ts'
import { answerCalls } from './answer-calls.ts'
import { show } from './show.tsx'

const uuid = (last: number): string => `7c9e6679-7425-40de-944b-${String(last).padStart(12, '0')}`

const aComponent = (
  number: number,
  own: Pick<SimulationComponent, 'key' | 'role' | 'name'> & Partial<SimulationComponent>,
): SimulationComponent => ({
  text: `What a ${own.name.toLowerCase()} is for.`,
  icon: 'disc',
  is_required: true,
  min_quantity: 1,
  max_quantity: 1,
  quantity_step: 1,
  display_case: { uuid: uuid(number), slug: own.key, name: own.name },
  product_count: 0,
  ...own,
})

/** A turntable without a stage of its own needs an amplifier with a phono input. */
const phono: MatchRule = {
  key: 'phono-input',
  roles: ['turntable', 'amplifier'],
  figures: [],
  cases: [
    {
      when: 'turntable.needs_phono and amplifier.phono_input = false',
      verdict: 'warning',
      sentence: 'This turntable needs a phono input.',
    },
    {
      when: 'turntable.needs_phono and amplifier.phono_input',
      verdict: 'ok',
      sentence: 'The amplifier has a phono input.',
    },
  ],
  remedies: ['amplifier'],
}

/** Three turntables, three amplifiers of which one has no phono input and one is sold out, and cables by the pair. */
export const candidates: Record<'turntable' | 'amplifier' | 'cable', SimulationProduct[]> = {
  turntable: [
    aProduct(uuid(11), {
      ...{ brand: 'Rotra', name: 'DD-3', variant: 'Walnut', sku: 'ROT-DD3-WAL', price: 3_000_000 },
      ...{ key_spec: 'Direct drive', figures: { needs_phono: true } },
    }),
    aProduct(uuid(12), {
      ...{ brand: 'Rotra', name: 'DD-3', variant: 'White', sku: 'ROT-DD3-WHT', price: 3_000_000, stock: 2 },
      ...{ key_spec: 'Direct drive', figures: { needs_phono: true } },
    }),
    aProduct(uuid(13), {
      ...{ brand: 'Halden Rae', name: 'Model Two', price: 2_000_000, rating: 5, sold_count: 90 },
      ...{ key_spec: 'Belt drive', figures: { needs_phono: false } },
    }),
  ],
  amplifier: [
    aProduct(uuid(21), {
      ...{ brand: 'Kanaya', name: 'Mado A', price: 2_500_000, figures: { phono_input: false } },
    }),
    aProduct(uuid(22), {
      ...{ brand: 'Ohmura', name: 'A-45', price: 4_000_000, figures: { phono_input: true } },
    }),
    aProduct(uuid(23), {
      ...{ brand: 'Ohmura', name: 'A-85', price: 8_000_000, stock: 0, figures: { phono_input: true } },
    }),
  ],
  cable: [aProduct(uuid(31), { brand: 'Tembaga', name: 'Urat 4', price: 100_000, stock: 7 })],
}

/** A kind of system for records. Each has its own uuid: what was composed from another one is not found again. */
export const aTemplate = (own: Partial<SimulationTemplate> = {}): SimulationTemplate => ({
  kind: 'template',
  uuid: crypto.randomUUID(),
  simulation_code: 'VINYL',
  is_active: true,
  name: 'Stereo and vinyl',
  text: 'Records, played well.',
  image: null,
  price: 7_000_000,
  component_count: 3,
  components: [
    aComponent(1, { key: 'turntable', role: 'turntable', name: 'Turntable', product_count: 3 }),
    aComponent(2, { key: 'amplifier', role: 'amplifier', name: 'Amplifier', product_count: 3 }),
    aComponent(3, {
      ...{ key: 'cable', role: 'speaker_cable', name: 'Cable', product_count: 1, is_required: false },
      ...{ min_quantity: 2, max_quantity: 8, quantity_step: 2 },
    }),
  ],
  rules: [phono],
  bundles: [],
  ...own,
})

const caseOf = new Map([
  [uuid(1), candidates.turntable],
  [uuid(2), candidates.amplifier],
  [uuid(3), candidates.cable],
])

interface Given {
  language?: 'en' | 'id'
  /** What was chosen in an earlier visit. */
  chosen?: { [Component in keyof typeof candidates]?: SimulationProduct | undefined }
  template?: SimulationTemplate
  /** Calls that are answered in another way than a shop answers them. */
  answers?: Parameters<typeof answerCalls>[0]
}

/** Opens the composer of a kind of system. */
export async function openComposer({
  language = 'en',
  chosen = {},
  template = aTemplate(),
  answers = {},
}: Given = {}) {
  const parts = Object.entries(chosen).flatMap(([component, product]) =>
    product === undefined ? [] : [[component, { product, quantity: 1 }] as const],
  )
  if (parts.length > 0)
    localStorage.setItem(
      compositionKey(template.uuid),
      writeComposition({ parts: Object.fromEntries(parts) }),
    )
  const sent = answerCalls({ displayCaseFind: ({ uuid }) => offered(uuid), ...answers })
  const screen = await show(<Composer template={template} templates={[]} />, {
    at: `/simulation/${template.uuid}`,
    language,
  })
  const button = (name: string) => screen.getByRole('button', { name, exact: true })
  return {
    screen,
    button,
    sentTo: (call: string) => sent.filter(({ name }) => name === call).map(({ input }) => input),
    /** The place of a component, which begins with its number. */
    slot: (component: string) =>
      screen.getByRole('article').filter({ hasText: new RegExp(`^\\d${component}`) }),
    search: (component: string) =>
      screen.getByRole('searchbox', { name: `Search: ${component}`, exact: true }),
    list: (component: string) =>
      screen.getByRole('radiogroup', { name: `Candidates: ${component}`, exact: true }),
    progress: (chosen: number) => screen.getByText(`${chosen} of 3 parts chosen`, { exact: true }),
    /** Chooses the first candidate that is found by a word. */
    choose: async (component: string, word: string) => {
      await button(`Choose: ${component}`).click()
      await screen.getByRole('searchbox', { name: `Search: ${component}` }).fill(word)
      const use = screen.getByRole('button', { name: /^Use / }).last()
      await use.click()
    },
  }
}

/** What stands in a display case. */
export function offered(displayCase: string): PageOf<SimulationProduct> {
  const data = caseOf.get(displayCase) ?? []
  return { data, current_page: 1, last_page: 1, per_page: 200, total: data.length }
}
