/** The frame of a part of an order. On paper it is not cut in two. */
export const panelClasses = 'rounded-card border border-line bg-page p-4 w768:p-6 print:break-inside-avoid'
