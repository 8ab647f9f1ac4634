/** Vouchers side by side where there is room for two. */
export const ticketGrid = 'grid gap-3 w1200:grid-cols-2'
