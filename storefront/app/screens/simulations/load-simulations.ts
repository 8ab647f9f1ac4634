import type { Answer, Ask } from '@gema/contract/client.ts'
import type { SimulationCard } from '@gema/contract/shapes/simulation.ts'
import { uuidInLink } from './wanted-simulation.ts'

/** Why a code that stands in the address opens nothing; without a sentence the shop did not answer. */
export interface CodeRefusal {
  typed: string
  message?: string | undefined
  status: number
}

export interface TemplateList {
  /** Absent where they could not be fetched. */
  templates?: SimulationCard[]
  /** What the server said about it. */
  message?: string | undefined
}

/** The templates. That they cannot be had takes nothing else from the page. */
export async function loadTemplates(ask: Ask): Promise<TemplateList> {
  const answer = await answerOf(ask('simulationFetch', { per_page: 60 }))
  if (answer?.ok) return { templates: answer.data.data }
  return { message: answer?.form[0] ?? answer?.message }
}

/** What a code in the address leads to, for who has no script: a simulation, or the reason why not. */
export async function loadWanted(ask: Ask, typed: string): Promise<{ uuid: string } | CodeRefusal> {
  const uuid = uuidInLink(typed)
  if (uuid !== undefined) return { uuid }
  const answer = await answerOf(ask('simulationFindStored', { simulation_code: typed.slice(0, 40) }))
  if (answer?.ok) return { uuid: answer.data.uuid }
  if (answer === undefined) return { typed, status: 503 }
  return { typed, message: answer.form[0] ?? answer.message, status: answer.code === 201 ? 400 : answer.code }
}

const answerOf = <Data>(asked: Promise<Answer<Data>>): Promise<Answer<Data> | undefined> =>
  asked.catch(() => undefined)
