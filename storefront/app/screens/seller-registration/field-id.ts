import type { SellerField } from './seller-values.ts'

/** Where the note about faults finds a field. */
export const fieldId = (field: SellerField): string => `seller-${field}`
