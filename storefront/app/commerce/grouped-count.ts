/** A count with a dot between thousands, as both languages of the shop write it: 1.284. */
export const groupedCount = (count: number): string => String(count).replace(/\B(?=(\d{3})+$)/g, '.')
