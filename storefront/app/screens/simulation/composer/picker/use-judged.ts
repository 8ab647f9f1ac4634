import type { CandidatesToJudge } from '@gema/contract/match/judge-candidates.ts'
import { startTransition, useEffect, useState } from 'react'
import { type FairJudgement, judgeFairly } from './judge-fairly.ts'

/** How candidates would do, a moment later; until then, what was known before. */
export function useJudged(search: CandidatesToJudge): FairJudgement | undefined {
  const [known, setKnown] = useState<FairJudgement>()
  useEffect(() => {
    let isWanted = true
    void judgeFairly(search, () => isWanted).then((judgement) => {
      // A long list is drawn in the background: what is pressed meanwhile comes first.
      if (judgement !== undefined && search.candidates.length > 0) startTransition(() => setKnown(judgement))
    })
    return () => {
      isWanted = false
    }
  }, [search])
  return known
}
