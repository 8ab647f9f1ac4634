/** Where a breakage would hurt. */
export const abouts = [
  'money',
  'stock',
  'permissions',
  'states',
  'words',
  'cache',
  'layout',
  'labels',
  'CSP',
  'migrations',
  'offline',
  'machinery',
] as const

/** What can catch one: a project of vitest.config.ts, the journeys, or a check that reads the code without running it. */
export type Part = 'rules' | 'components' | 'shop' | 'embedded' | 'process' | 'deep' | 'journeys' | 'check'

/** A mistake that an engineer could make, and who has to notice it. */
export interface Mutation {
  name: string
  about: (typeof abouts)[number]
  file: string
  /** Stands exactly once in the file. */
  from: string
  to: string
  /** Files of tests; for `check`: a program of ours, or one of node_modules/.bin. */
  caughtBy: { part: Part; files: string[] }
}
