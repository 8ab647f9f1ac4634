/** The three panels about a visit. */
export const panelClasses = 'rounded-card border border-line bg-page'
