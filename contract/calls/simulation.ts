import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { pageInput, pageOf } from '../shapes/page-of.ts'
import { room } from '../shapes/room.ts'
import {
  simulationCard,
  simulationProduct,
  simulationTemplate,
  storedCard,
  storedSimulation,
  suggestion,
} from '../shapes/simulation.ts'
import { flatLine } from '../values/person-name.ts'
import { quantity } from '../values/quantity.ts'
import { queryList } from '../values/query-list.ts'
import { simulationCode } from '../values/simulation-code.ts'

/** How many lines a simulation holds. */
export const mostSimulationLines = 40

/** However it is written, it is the same one. */
const uuid = z.uuid().toLowerCase()

/** Rupiah; what nobody would spend is a slip of the finger. */
const budget = z.coerce.number().int().min(100_000).max(10_000_000_000)

export const simulationFetch = defineCall('simulationFetch', {
  summary: 'The kinds of systems that can be composed (templates).',
  caller: 'anyone',
  pace: 'reading',
  shared: true,
  input: z.object({
    response_type: z.enum(['list']).default('list'),
    ...pageInput,
    per_page: z.coerce.number().int().min(1).max(60).default(10),
  }),
  data: pageOf(simulationCard),
})

export const simulationFetchStored = defineCall('simulationFetchStored', {
  summary:
    'Saved simulations by their uuids, with what has changed since; those that are not known are left out.',
  caller: 'anyone',
  pace: 'reading',
  input: z.object({ uuids: queryList(uuid).pipe(z.array(z.string()).max(10)) }),
  data: z.array(storedCard),
})

export const simulationFind = defineCall('simulationFind', {
  summary: 'A template with its components and rules, or a saved simulation with what has changed since.',
  caller: 'anyone',
  pace: 'reading',
  shared: true,
  input: z.object({ uuid }),
  data: z.discriminatedUnion('kind', [simulationTemplate, storedSimulation]),
})

export const simulationFindStored = defineCall('simulationFindStored', {
  summary: 'A saved simulation by its code, with what has changed since.',
  caller: 'anyone',
  pace: 'code',
  input: z.object({ simulation_code: simulationCode }),
  data: storedSimulation,
})

export const simulationStore = defineCall('simulationStore', {
  summary:
    'Saves a simulation for good and answers its code. Sending the same key again answers the same one.',
  caller: 'anyone',
  pace: 'save',
  done: { en: 'Saved. Keep the code.', id: 'Tersimpan. Simpan kodenya.' },
  input: z.object({
    /** Chosen by the caller, new for each wish to save. */
    key: z.uuid(),
    /** The template. */
    uuid,
    name: flatLine({ longest: 60 }).optional(),
    room: room.optional(),
    lines: z
      .array(z.object({ component: z.string().max(60), inventory: uuid, quantity }))
      .min(1, 'simulation_empty')
      .max(mostSimulationLines),
  }),
  data: z.object({
    uuid: z.uuid(),
    simulation_code: z.string(),
    name: z.string(),
    price: z.number().int(),
    saved_at: z.iso.datetime(),
  }),
})

export const simulationSuggest = defineCall('simulationSuggest', {
  summary:
    'Three whole systems for a room and a budget: careful, balanced, best. None exceeds the budget, none has a warning; where nothing can be had for it, `least` is what it takes.',
  caller: 'anyone',
  pace: 'work',
  input: z.object({ uuid, budget, ...room.shape }),
  data: z.object({ suggestions: z.array(suggestion), least: z.number().int().nullable() }),
})

export const simulationQuote = defineCall('simulationQuote', {
  summary:
    'A saved simulation as a quotation to print, a PDF file, with the prices of today beside those it was saved with.',
  caller: 'anyone',
  pace: 'work',
  input: z.object({ uuid }),
  data: z.instanceof(Blob),
})

export const displayCaseFind = defineCall('displayCaseFind', {
  summary:
    'The variants that stand in a display case (etalase), with what rules need to know; searched by name.',
  caller: 'anyone',
  pace: 'reading',
  shared: true,
  input: z.object({
    uuid,
    response_type: z.enum(['list']).default('list'),
    product_name: z.string().max(100).default(''),
    sort: z.enum(['popular', 'price', '-price', 'name', 'rating']).default('popular'),
    page: pageInput.page,
    per_page: z.coerce.number().int().min(1).max(200).default(200),
  }),
  data: pageOf(simulationProduct),
})
