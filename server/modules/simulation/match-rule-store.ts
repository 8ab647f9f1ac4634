import type { MatchRule } from '@gema/contract/match/match-rule.ts'
import { inLanguage } from '@gema/contract/values/language.ts'
import type { Db } from '../../platform/database/database.ts'
import { shippedMatchRules } from './match-rules/match-rules.ts'
import { insertMissingRules, selectMatchRules } from './template-queries.ts'

/** The rules of what fits together that are in force, with their sentences in one language. */
export async function matchRules(db: Db, language: string): Promise<MatchRule[]> {
  return (await selectMatchRules(db)).map(({ key, rule }) => ({
    key,
    roles: rule.roles,
    figures: rule.figures,
    cases: rule.cases.map(({ when, verdict, sentence }) => ({
      ...{ when, verdict },
      sentence: inLanguage(sentence, language),
    })),
    remedies: rule.remedies,
  }))
}

/** Adds the rules that ship with the shop, where they are not there yet; what a shop has changed stays. */
export async function installMatchRules(db: Db): Promise<void> {
  const rows = shippedMatchRules.map(({ key, ...rule }, position) => ({ key, rule, position }))
  if (rows.length > 0) await insertMissingRules(db, rows)
}
