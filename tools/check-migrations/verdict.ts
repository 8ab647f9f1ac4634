/** What is wrong with a part of a migration. */
export interface Verdict {
  /** It breaks the previous version; it holds a table while it works; or it cannot be applied at all. */
  kind: 'breaks' | 'locks' | 'impossible'
  problem: string
  fix: string
}

const later =
  'add what is new, deploy, and take the old away in a later version, with a line that says so: -- contract: <reason>'

export const breaks = (problem: string, fix = later): Verdict => ({ kind: 'breaks', problem, fix })

export const locks = (problem: string, fix: string): Verdict => ({ kind: 'locks', problem, fix })
