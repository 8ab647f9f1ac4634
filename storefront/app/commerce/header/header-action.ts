/** The look of what stands at the end of the header: account, wishlist, cart. */
export const actionClasses =
  'relative inline-flex h-11 min-w-11 items-center justify-center gap-2 whitespace-nowrap rounded-control px-2.5 text-14 font-semibold hover:bg-soft'
