import { setTimeout as delay } from 'node:timers/promises'

export const pause = (milliseconds: number): Promise<void> => delay(milliseconds)

/** Looks until something is so; answers after how many milliseconds, or nothing where it took too long. */
export async function waitUntil(
  isSo: () => boolean | Promise<boolean>,
  { within, every = 50 }: { within: number; every?: number },
): Promise<number | undefined> {
  const started = performance.now()
  for (;;) {
    if (await isSo()) return performance.now() - started
    if (performance.now() - started > within) return undefined
    await pause(every)
  }
}
