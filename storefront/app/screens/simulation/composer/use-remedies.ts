import { findRemedy, type Remedy } from '@gema/contract/match/find-remedy.ts'
import type { SimulationProduct, SimulationTemplate } from '@gema/contract/shapes/simulation.ts'
import { type UseQueryResult, useQueries } from '@tanstack/react-query'
import { useDeferredValue, useMemo } from 'react'
import { useAsk } from '../../../api/browser-ask.ts'
import { useLanguage } from '../../../language/use-language.ts'
import { type Candidates, candidatesQuery } from './candidates-query.ts'
import type { Composed } from './compose-system.ts'
import type { Composition } from './composition-state.ts'

interface RemediesOf {
  template: SimulationTemplate
  composition: Composition
  composed: Composed
}

const dataOf = (results: UseQueryResult<Candidates>[]) => results.map(({ data }) => data)

/** The way out of each warning, by its rule. What could stand in the slots concerned is asked for only when there is one. */
export function useRemedies({
  template,
  composition,
  composed,
}: RemediesOf): ReadonlyMap<string, Remedy<SimulationProduct>> {
  const ask = useAsk()
  const { language } = useLanguage()
  const places = useMemo(() => {
    const roles = new Set(
      composed.notes.flatMap(({ verdict, remedies }) => (verdict === 'warning' ? remedies : [])),
    )
    return template.components.filter(({ role }) => roles.has(role))
  }, [composed, template])
  const answers = useQueries({
    queries: places.map(({ display_case }) =>
      candidatesQuery({ ask, language, displayCase: display_case.uuid }),
    ),
    combine: dataOf,
  })
  // To look for a way out may take a moment: what was pressed comes first.
  const search = useDeferredValue({ composed, composition, places, answers })
  return useMemo(() => remediesOf(template, search), [template, search])
}

interface Search {
  composed: Composed
  composition: Composition
  places: SimulationTemplate['components']
  answers: (Candidates | undefined)[]
}

function remediesOf(
  { rules }: SimulationTemplate,
  { composed: { slots, notes }, composition: { room }, places, answers }: Search,
): Map<string, Remedy<SimulationProduct>> {
  const candidates = new Map(places.map(({ key }, place) => [key, answers[place]?.products ?? []]))
  return new Map(
    notes.flatMap((note) => {
      const remedy =
        note.verdict === 'warning' ? findRemedy({ slots, room, rules, note, candidates }) : undefined
      return remedy === undefined ? [] : [[note.rule, remedy] as const]
    }),
  )
}
