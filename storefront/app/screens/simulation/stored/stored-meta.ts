import type { StoredSimulation } from '@gema/contract/shapes/simulation.ts'
import { spacedCode } from '@gema/contract/values/spaced-code.ts'
import { pageMeta } from '../../../api/page-meta.ts'
import { storedName } from './stored-name.ts'
import { storedWords } from './stored-words.ts'

/** The head of a saved simulation: for those who have its link, not for search engines, and without its prices. */
export const storedMeta = (matches: Parameters<typeof pageMeta>[0], stored: StoredSimulation) =>
  pageMeta(matches, storedWords, (t) => ({
    title: t('meta_title', { name: storedName(stored), code: spacedCode(stored.simulation_code) }),
    description: t('meta_description', { count: stored.products.length }),
    noindex: true,
  }))
