export interface Count {
  passed: number
  failed: number
  skipped: number
  /** What did not hold, by name: said once more at the end, where it is looked for. */
  names?: string[]
  /** What held only at a second try. */
  unsteady?: string[]
}

/** Keeps count of all checks and tests of a run. */
export class Book {
  readonly #say: (line: string) => void
  readonly #lines: { title: string; count: Count; seconds: number }[] = []

  constructor(say: (line: string) => void) {
    this.#say = say
  }

  /** A check that holds or not: it counts as one test. */
  async check(title: string, holds: () => Promise<boolean>): Promise<void> {
    await this.tests(title, async () => {
      const held = await holds().catch((error: unknown) => {
        this.#say(error instanceof Error ? error.message : String(error))
        return false
      })
      return { passed: held ? 1 : 0, failed: held ? 0 : 1, skipped: 0 }
    })
  }

  /** A run of many tests. A run that does not even report counts as a failure. */
  async tests(title: string, run: () => Promise<Count>): Promise<void> {
    const started = performance.now()
    this.#say(`\n── ${title}`)
    const count = await run().catch((error: unknown) => {
      this.#say(error instanceof Error ? error.message : String(error))
      return { passed: 0, failed: 1, skipped: 0 }
    })
    this.#lines.push({ title, count, seconds: (performance.now() - started) / 1000 })
  }

  /** Prints the whole run and its closing line; answers how many failed. A skipped test counts as failed. */
  close(notes: string[]): number {
    this.#say('\n── summary')
    let passed = 0
    let failed = 0
    for (const { title, count, seconds } of this.#lines) {
      passed += count.passed
      failed += count.failed + count.skipped
      const sign = count.failed + count.skipped === 0 ? '✓' : '✗'
      const skipped = count.skipped > 0 ? `, ${count.skipped} skipped` : ''
      this.#say(
        `${sign} ${title}: ${count.passed} passed, ${count.failed} failed${skipped} (${seconds.toFixed(1)} s)`,
      )
    }
    for (const name of this.#lines.flatMap(({ count }) => count.names ?? [])) this.#say(`  ✗ ${name}`)
    for (const name of this.#lines.flatMap(({ count }) => count.unsteady ?? [])) {
      this.#say(`  ! held only when tried again: ${name}`)
    }
    for (const note of notes) this.#say(note)
    this.#say(`\n${passed} passed, ${failed} failed`)
    return failed
  }
}
