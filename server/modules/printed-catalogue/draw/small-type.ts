/** Letters of small texts stand a little apart: the spaces between the words of this typeface are narrow. */
export const airy = { tracking: 0.014 } as const
