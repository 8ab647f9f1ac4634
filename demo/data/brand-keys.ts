/** The invented makers of the demo shop. Each kind of thing in the picture library belongs to one maker alone. */
export const archetypesOf = {
  laras: ['tower-large', 'tower-slim', 'bookshelf', 'center', 'surround', 'in-ceiling'],
  norrvik: ['soundbar', 'soundbar-set', 'headphones'],
  ohmura: ['av-receiver', 'amplifier', 'streamer'],
  tembaga: ['subwoofer', 'speaker-cable', 'power-conditioner'],
  kidung: ['karaoke-amplifier', 'karaoke-speaker', 'party-speaker', 'wireless-mic-set', 'karaoke-player'],
  serat: ['recliner', 'speaker-stands', 'slat-panel', 'fabric-panels', 'av-cabinet'],
  'halden-rae': ['turntable', 'amplifier-vu'],
  auvela: ['projector', 'projector-screen'],
  velmar: ['tower-sloped', 'bookshelf-coaxial', 'center-low'],
  candra: ['tower-curved', 'bookshelf-retro', 'soundbar-wood'],
  dentum: ['subwoofer-front', 'subwoofer-down'],
  kanaya: ['av-receiver-slim', 'amplifier-compact'],
  brightholm: ['projector-ust', 'projector-cube'],
  rotra: ['turntable-s-arm', 'headphones-studio'],
  suarga: ['karaoke-amplifier-slider', 'karaoke-speaker-grille', 'column-speaker', 'analog-mixer'],
  vokalis: ['vocal-mic', 'podcast-mic', 'wired-mic', 'mic-stand'],
  nadira: ['digital-mixer', 'power-amplifier'],
  'ruang-teduh': ['av-cabinet-open', 'lounge-chair', 'sofa', 'hex-panels', 'bass-trap', 'equipment-rack'],
  kawat: ['hdmi-cable', 'optical-cable', 'rack-power', 'wall-bracket', 'remote'],
} as const

export type BrandKey = keyof typeof archetypesOf
