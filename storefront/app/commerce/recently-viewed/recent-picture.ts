/** The small picture of a product that was looked at, which is kept for when there is no network. */
export const recentPicture = (imagePath: string): string => `/media/320/${imagePath}.webp`
