/** What a room is for. */
export const roomUses = ['film', 'music', 'karaoke', 'background'] as const

/** What homes in Indonesia are connected with, in volt-amperes. */
export const homeConnections = [900, 1300, 2200, 3500] as const
