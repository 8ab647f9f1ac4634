/** The end of an address that asks for the page to be printed as soon as it is there. */
export const printMark = 'print'
