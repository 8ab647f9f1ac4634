export interface Count {
  passed: number
  failed: number
  skipped: number
  /** What did not hold, by name: said once more at the end, where it is looked for. */
  names?: string[]
}

/** Keeps count of all checks and tests of a run. Several parts may run at once. */
export class Book {
  readonly #say: (line: string) => void
  readonly #parts: { title: string; count: Count; seconds: number }[] = []

  constructor(say: (line: string) => void) {
    this.#say = say
  }

  /** A check that holds or not: it counts as one test. What it prints is shown only if it fails. */
  async check(title: string, run: () => Promise<{ ok: boolean; output: string }>): Promise<void> {
    await this.tests(title, async () => {
      const { ok, output } = await run()
      if (!ok) this.#say(`\n── ${title}\n${output}`)
      return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0 }
    })
  }

  /** A run of many tests. A run that does not even report counts as a failure. */
  async tests(title: string, run: () => Promise<Count>): Promise<void> {
    const started = performance.now()
    const count = await run().catch((error: unknown) => {
      this.#say(`\n── ${title}\n${error instanceof Error ? error.message : String(error)}`)
      return { passed: 0, failed: 1, skipped: 0 }
    })
    const part = { title, count, seconds: (performance.now() - started) / 1000 }
    this.#parts.push(part)
    this.#say(lineOf(part))
  }

  /** Prints all parts and the closing line; returns how many tests failed. A skipped test counts as failed. */
  close(notes: string[]): number {
    this.#say('\n── summary')
    for (const part of this.#parts) this.#say(lineOf(part))
    for (const name of this.#parts.flatMap(({ count }) => count.names ?? [])) this.#say(`  ✗ ${name}`)
    for (const note of notes) this.#say(note)
    const counts = this.#parts.map(({ count }) => count)
    const passed = counts.reduce((sum, count) => sum + count.passed, 0)
    const failed = counts.reduce((sum, count) => sum + failuresOf(count), 0)
    this.#say(`\n${passed} passed, ${failed} failed`)
    return failed
  }
}

const failuresOf = ({ failed, skipped }: Count): number => failed + skipped

function lineOf({ title, count, seconds }: { title: string; count: Count; seconds: number }): string {
  const skipped = count.skipped > 0 ? `, ${count.skipped} skipped` : ''
  const sign = failuresOf(count) === 0 ? '✓' : '✗'
  return `${sign} ${title}: ${count.passed} passed, ${count.failed} failed${skipped} (${seconds.toFixed(0)} s)`
}
