import { typedNumber } from './typed-number.ts'

/** The number of a complaint: `kmp 2611 0147` is `KMP-2611-0147`. */
export const complaintNumber = typedNumber(/^KMP-\d{4}-\d{4,12}$/)
