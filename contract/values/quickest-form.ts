/** Nobody reads a form and fills it in within this time, in milliseconds. */
export const quickestForm = 1500
