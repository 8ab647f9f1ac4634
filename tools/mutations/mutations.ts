import { machineryMutations } from './machinery-mutations.ts'
import type { Mutation } from './mutation.ts'
import { pageMutations } from './page-mutations.ts'
import { serverMutations } from './server-mutations.ts'

/** Everything that is broken on purpose, one at a time. */
export const mutations: Mutation[] = [...serverMutations, ...pageMutations, ...machineryMutations]
