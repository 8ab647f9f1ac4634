/** The colours of the shop, as its pages have them. */
export const colours = {
  ink: '#14161f',
  second: '#5b6072',
  line: '#e5e7ee',
  soft: '#f6f7fa',
  echo: '#39b982',
  sale: '#c8281e',
  /** Behind pictures of products, which have it as their own ground. */
  tile: '#f4f6f8',
  night: '#12131c',
  nightLine: '#303346',
  onNight: '#f5f6fb',
  onNightSecond: '#adb2c6',
} as const

/** Text and ground of what is said with a colour. */
export const tones = {
  good: { ink: '#17704c', ground: '#e7f7f0' },
  careful: { ink: '#855000', ground: '#fdf3e0' },
  bad: { ink: '#c8281e', ground: '#fdeeec' },
  quiet: { ink: colours.second, ground: colours.soft },
} as const

export type Tone = keyof typeof tones
