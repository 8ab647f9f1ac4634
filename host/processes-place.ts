/** Set by the process that starts the others, for each of them; no setting of the shop. */
export const placeVariable = 'GEMA_PROCESS'

/** What is to happen once on a machine is up to the first of its processes; one that is alone is the first. */
export const isFirstProcess = (): boolean => (process.env[placeVariable] ?? '1') === '1'
