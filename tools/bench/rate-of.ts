/** What many at once got done. */
export interface Rate {
  perSecond: number
  /** Milliseconds that each waited. */
  times: number[]
  failed: number
}

/** Does something for everybody, so many at once. */
export async function rateOf<Each>(
  all: readonly Each[],
  atOnce: number,
  work: (each: Each) => Promise<void>,
): Promise<Rate> {
  const waiting = [...all]
  const times: number[] = []
  let failed = 0
  const started = performance.now()
  const one = async () => {
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      const begun = performance.now()
      await work(next).catch((error: unknown) => {
        if (failed === 0) console.error(error)
        failed += 1
      })
      times.push(performance.now() - begun)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, one))
  const seconds = (performance.now() - started) / 1000
  return { perSecond: (all.length - failed) / seconds, times, failed }
}

/** The app next to the bare driver, in turns, so that whatever else this machine does meets both. */
export async function inTurns(
  rounds: number,
  { app, bare }: Record<'app' | 'bare', () => Promise<Rate>>,
): Promise<Record<'app' | 'bare', Rate[]>> {
  const rates: Record<'app' | 'bare', Rate[]> = { app: [], bare: [] }
  for (let round = 0; round < rounds; round += 1) {
    rates.app.push(await app())
    rates.bare.push(await bare())
  }
  return rates
}
