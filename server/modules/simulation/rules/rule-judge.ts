import type { MatchRule, Verdict } from '@gema/contract/match/match-rule.ts'
import { caseOf } from '@gema/contract/match/rule-case.ts'
import { faceOf, type RuleSight, sightOf } from '@gema/contract/match/rule-sight.ts'
import type { MatchSystem } from '@gema/contract/match/system.ts'
import type { Draft, Option, Pick, Place } from './draft.ts'

/** How often the rules say what. */
export interface Verdicts {
  warnings: number
  notes: number
  oks: number
}

/** What a rule has said, by the faces that it looks at, one after the other. */
interface Said {
  next: Map<number, Said>
  isKnown: boolean
  verdict: Verdict | undefined
}

interface Look {
  rule: MatchRule
  sight: RuleSight
  /** The places that the rule looks at, by their place among the components. */
  at: number[]
  required: number[]
  said: Said
  /** Picks that show a rule the same figures have the same face. */
  faces: Map<string, number>
  pickFaces: number[]
}

const unsaid = (): Said => ({ next: new Map(), isKnown: false, verdict: undefined })
const emptyPlace = -1

/**
 * Asks the rules about drafts. A rule that is shown the same figures gives the same verdict: it is asked once for them,
 * however many drafts share them.
 */
export class RuleJudge {
  readonly #looks: Look[]
  readonly #byPlace: Look[][]
  readonly #atUnits = new Map<Option, Look[]>()
  readonly #room: MatchSystem['room']

  constructor(places: readonly Place[], rules: readonly MatchRule[], room: MatchSystem['room']) {
    this.#room = room
    this.#looks = rules.map((rule) => {
      const sight = sightOf(rule)
      const seen = places.filter(({ component }) => sight.roles.has(component.role))
      return {
        rule,
        sight,
        at: seen.map(({ at }) => at),
        required: seen.filter(({ component }) => component.is_required).map(({ at }) => at),
        said: unsaid(),
        faces: new Map(),
        pickFaces: [],
      }
    })
    this.#byPlace = places.map(({ at }) => this.#looks.filter((look) => look.at.includes(at)))
  }

  /** What all rules say. */
  all(draft: Draft): Verdicts {
    return this.#count(draft, this.#looks)
  }

  /** What the rules say that look at this place and miss nothing required any more. */
  about(draft: Draft, { at }: Place): Verdicts {
    return this.#count(draft, this.#byPlace[at] ?? [])
  }

  /** The same, only of rules for which the number of units of this option makes a difference. */
  aboutUnits(draft: Draft, option: Option): Verdicts {
    return this.#count(draft, this.#looksAtUnits(option))
  }

  #looksAtUnits(option: Option): Look[] {
    const known = this.#atUnits.get(option)
    if (known !== undefined) return known
    const [one, two] = option.picks
    const looks =
      one === undefined || two === undefined
        ? []
        : (this.#byPlace[one.place.at] ?? []).filter(
            (look) => faceOfPick(one, look) !== faceOfPick(two, look),
          )
    this.#atUnits.set(option, looks)
    return looks
  }

  /** What all rules say of a whole draft, where it differs in this place alone from another of which that is known. */
  after(draft: Draft, place: Place, known: { draft: Draft; verdicts: Verdicts }): Verdicts {
    const [now, then] = [this.about(draft, place), this.about(known.draft, place)]
    return {
      warnings: known.verdicts.warnings + now.warnings - then.warnings,
      notes: known.verdicts.notes + now.notes - then.notes,
      oks: known.verdicts.oks + now.oks - then.oks,
    }
  }

  #count(draft: Draft, looks: readonly Look[]): Verdicts {
    const counted: Verdicts = { warnings: 0, notes: 0, oks: 0 }
    for (const look of looks) {
      if (!isRipe(draft, look)) continue
      const verdict = this.#verdict(draft, look)
      if (verdict === 'warning') counted.warnings += 1
      else if (verdict === 'note') counted.notes += 1
      else if (verdict === 'ok') counted.oks += 1
    }
    return counted
  }

  #verdict(draft: Draft, look: Look): Verdict | undefined {
    let found = look.said
    for (const each of look.at) {
      const pick = draft[each]
      const face = pick === undefined ? emptyPlace : faceOfPick(pick, look)
      let next = found.next.get(face)
      if (next === undefined) {
        next = unsaid()
        found.next.set(face, next)
      }
      found = next
    }
    if (!found.isKnown) {
      const parts = look.at.flatMap((each) => draft[each]?.part ?? [])
      found.verdict = caseOf({ parts, room: this.#room }, look.rule)?.verdict
      found.isKnown = true
    }
    return found.verdict
  }
}

/** A rule is asked only when all required places that it looks at are filled. */
function isRipe(draft: Draft, { required }: Look): boolean {
  for (const each of required) if (draft[each] === undefined) return false
  return true
}

function faceOfPick({ id, part }: Pick, { sight, faces, pickFaces }: Look): number {
  const known = pickFaces[id]
  if (known !== undefined) return known
  const key = faceOf(part, sight)
  const face = faces.get(key) ?? faces.size
  faces.set(key, face)
  pickFaces[id] = face
  return face
}
