// How the shop is run, wherever it is run from. The unit of systemd and the container say the same by themselves.

/**
 * What Node is given. V8 would rather take memory than collect what is left over from making pages: with these one process
 * holds a third of it, and pages that are not kept take a tenth to a fifth longer (docs/decisions/0034-what-a-page-costs.md).
 */
const lean = ['--max-semi-space-size=4', '--heap-growing-percent=10']

/** The shop's own program, for Node. */
export const shopCommand = [...lean, 'host/build/start.js']

/** Two arenas instead of sixteen, and what is freed is given back: packing a page takes megabytes for a moment. */
export const shopEnvironment = { MALLOC_ARENA_MAX: '2', MALLOC_TRIM_THRESHOLD_: '131072' }
