import { typedNumber } from './typed-number.ts'

/** What a request for an installation is called: `psg 2611 0147` is `PSG-2611-0147`. */
export const installationReference = typedNumber(/^PSG-\d{4}-\d{4,12}$/)
