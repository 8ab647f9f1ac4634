/** Something wrong inside one file; the file's name is added by whoever read it. */
export interface Problem {
  line: number
  problem: string
  fix: string
}
