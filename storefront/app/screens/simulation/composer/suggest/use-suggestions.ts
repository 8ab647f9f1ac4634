import type { CallData } from '@gema/contract/client.ts'
import type { Room } from '@gema/contract/shapes/room.ts'
import { useRef, useState } from 'react'
import { useAsk } from '../../../../api/browser-ask.ts'
import { useComposing } from '../composing.ts'

interface Asked {
  room: Room
  budget: number
}

type Outcome =
  | ({ kind: 'busy' } & Asked)
  | ({ kind: 'failed'; message: string | undefined } & Asked)
  | ({ kind: 'done'; answer: CallData<'simulationSuggest'> } & Asked)

export interface Suggestions {
  outcome: Outcome | undefined
  isBusy: boolean
  ask: (room: Room, budget: number) => Promise<void>
  close: () => void
}

/** Whole systems for a room and a budget, when somebody asks for them. */
export function useSuggestions(): Suggestions {
  const askServer = useAsk()
  const { template } = useComposing()
  const [outcome, setOutcome] = useState<Outcome>()
  // Only the answer to the last question counts.
  const last = useRef(0)
  const ask = async (room: Room, budget: number) => {
    const turn = ++last.current
    setOutcome({ kind: 'busy', room, budget })
    const answer = await askServer('simulationSuggest', { uuid: template.uuid, budget, ...room }).catch(
      () => undefined,
    )
    if (turn !== last.current) return
    setOutcome(
      answer?.ok
        ? { kind: 'done', answer: answer.data, room, budget }
        : { kind: 'failed', message: answer?.form[0] ?? answer?.message, room, budget },
    )
  }
  const close = () => {
    last.current++
    setOutcome(undefined)
  }
  return { outcome, isBusy: outcome?.kind === 'busy', ask, close }
}
