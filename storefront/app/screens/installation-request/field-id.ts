import type { InstallationField } from './installation-values.ts'

/** Where the note about faults finds a field. */
export const fieldId = (field: InstallationField): string => `installation-${field}`
