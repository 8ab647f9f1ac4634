const shortest = 100
const longest = 5_000
/** A process that has answered for so long did not fail because it was started. */
const proven = 60_000

/** How often in a row a process has failed, once it has ended after so many milliseconds of answering. */
export const failuresAfter = (failures: number, answeredMs: number): number =>
  answeredMs >= proven ? 1 : failures + 1

/** How long to wait before a process is started again that has failed so often in a row. */
export const pauseAfter = (failures: number): number =>
  Math.min(longest, shortest * 2 ** Math.max(failures - 1, 0))
