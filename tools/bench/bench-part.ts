import type { Row } from './bench-row.ts'
import type { PreparedShops } from './prepare-shop.ts'

/** What every part is given. */
export interface BenchAround {
  say(line: string): void
  shops: PreparedShops
  /** What was said behind `--name`, or what holds otherwise. */
  option(name: string, otherwise: string): string
  figure(name: string, otherwise: number): number
}

/** Measures something; starts and ends whatever it needs. */
export type Part = (around: BenchAround) => Promise<Row[]>

/** The options of a run: `--products 1000`. One that is no positive number where one is wanted is an error. */
export function optionsOf(args: readonly string[]): Pick<BenchAround, 'option' | 'figure'> {
  const option = (name: string, otherwise: string) => {
    const at = args.indexOf(`--${name}`)
    return (at === -1 ? undefined : args[at + 1]) ?? otherwise
  }
  return {
    option,
    figure(name, otherwise) {
      const figure = Number(option(name, String(otherwise)))
      if (!(figure > 0)) throw new Error(`--${name} must be a number above 0`)
      return figure
    },
  }
}
