import type { Both } from './both.ts'

/** What kind of value a line of a specification has. */
export type AttributeKind = 'number' | 'text' | 'flag'

export interface DemoAttribute {
  name: Both
  group: 'sound' | 'connections' | 'picture' | 'build' | 'power' | 'general'
  kind: AttributeKind
  /** Of a number; written the same in both languages. */
  unit?: string
  /** Shown when products are compared. */
  comparable?: boolean
  /** Which end is the better one, where everybody would agree. */
  better?: 'higher' | 'lower'
  /** Offered as a filter in lists. */
  filterable?: boolean
}

const number = (en: string, id: string, unit: string, more: Partial<DemoAttribute> = {}) => ({
  name: { en, id },
  kind: 'number' as const,
  unit,
  comparable: true,
  ...more,
})
const higher = { better: 'higher' } as const
const lower = { better: 'lower' } as const
const text = (en: string, id: string, more: Partial<DemoAttribute> = {}) => ({
  name: { en, id },
  kind: 'text' as const,
  comparable: true,
  ...more,
})
const flag = (en: string, id: string, more: Partial<DemoAttribute> = {}) => ({
  name: { en, id },
  kind: 'flag' as const,
  comparable: true,
  ...more,
})

/**
 * Every line that a specification can have, in the order in which it is shown. Comparing, filtering and checking what
 * fits together read these by their keys, so a key means one thing and its unit never changes.
 */
export const demoAttributes = {
  // sound
  channels: { ...text('Channels', 'Kanal', { filterable: true }), group: 'sound' },
  rms_power_w: { ...number('RMS power', 'Daya RMS', 'W', higher), group: 'sound' },
  peak_power_w: { ...number('Peak power', 'Daya puncak', 'W'), group: 'sound' },
  power_per_channel_w: {
    ...number('Power per channel (8 Ω)', 'Daya per kanal (8 Ω)', 'W', { filterable: true, ...higher }),
    group: 'sound',
  },
  recommended_power_min_w: {
    ...number('Amplifier power, at least', 'Daya amplifier minimum', 'W'),
    group: 'sound',
  },
  recommended_power_max_w: {
    ...number('Amplifier power, at most', 'Daya amplifier maksimum', 'W'),
    group: 'sound',
  },
  impedance_ohm: { ...number('Impedance', 'Impedansi', 'Ω', { filterable: true }), group: 'sound' },
  impedance_min_ohm: {
    ...number('Lowest speaker impedance', 'Impedansi speaker terendah', 'Ω'),
    group: 'sound',
  },
  sensitivity_db: {
    ...number('Sensitivity (1 W, 1 m)', 'Sensitivitas (1 W, 1 m)', 'dB', higher),
    group: 'sound',
  },
  frequency_low_hz: {
    ...number('Frequency range from', 'Rentang frekuensi dari', 'Hz', lower),
    group: 'sound',
  },
  frequency_high_hz: {
    ...number('Frequency range to', 'Rentang frekuensi sampai', 'Hz', higher),
    group: 'sound',
  },
  crossover_hz: { ...number('Crossover', 'Crossover', 'Hz'), group: 'sound' },
  drivers: { ...text('Drivers', 'Driver'), group: 'sound' },
  enclosure: { ...text('Enclosure', 'Kabinet'), group: 'sound' },
  snr_db: { ...number('Signal-to-noise ratio', 'Rasio sinyal terhadap derau', 'dB', higher), group: 'sound' },
  thd_percent: { ...number('Distortion', 'Distorsi', '%', lower), group: 'sound' },
  equaliser_bands: { ...number('Equaliser bands', 'Pita equalizer', ''), group: 'sound' },
  vocal_effects: { ...text('Vocal effects', 'Efek vokal'), group: 'sound' },
  feedback_control: { ...flag('Feedback control', 'Pengendali feedback'), group: 'sound' },
  dolby_atmos: { ...flag('Dolby Atmos', 'Dolby Atmos', { filterable: true }), group: 'sound' },
  room_correction: { ...flag('Room correction', 'Koreksi ruang'), group: 'sound' },
  pickup_pattern: { ...text('Pick-up pattern', 'Pola tangkap'), group: 'sound' },
  headphone_design: { ...text('Design', 'Desain', { filterable: true }), group: 'sound' },
  driver_size_mm: { ...number('Driver size', 'Ukuran driver', 'mm'), group: 'sound' },
  noise_cancelling: {
    ...flag('Noise cancelling', 'Peredam bising aktif', { filterable: true }),
    group: 'sound',
  },
  drive: { ...text('Drive', 'Penggerak'), group: 'sound' },
  speeds: { ...text('Speeds', 'Kecepatan'), group: 'sound' },
  cartridge: { ...text('Cartridge', 'Cartridge'), group: 'sound' },
  wow_flutter_percent: { ...number('Wow and flutter', 'Wow dan flutter', '%', lower), group: 'sound' },
  absorption_nrc: { ...number('Absorption (NRC)', 'Penyerapan (NRC)', ''), group: 'sound' },
  // connections
  hdmi_inputs: { ...number('HDMI inputs', 'Input HDMI', '', higher), group: 'connections' },
  hdmi_outputs: { ...number('HDMI outputs', 'Output HDMI', '', higher), group: 'connections' },
  hdmi_version: { ...text('HDMI version', 'Versi HDMI'), group: 'connections' },
  hdmi_earc: { ...flag('HDMI eARC', 'HDMI eARC', { filterable: true }), group: 'connections' },
  hdmi_bandwidth_gbps: { ...number('Bandwidth', 'Lebar pita', 'Gbps', higher), group: 'connections' },
  optical_inputs: { ...number('Optical inputs', 'Input optik', '', higher), group: 'connections' },
  line_inputs: { ...number('Line inputs', 'Input line', '', higher), group: 'connections' },
  microphone_inputs: {
    ...number('Microphone inputs', 'Input mikrofon', '', { filterable: true, ...higher }),
    group: 'connections',
  },
  microphones_included: {
    ...number('Microphones included', 'Mikrofon disertakan', '', higher),
    group: 'connections',
  },
  subwoofer_outputs: { ...number('Subwoofer outputs', 'Output subwoofer', '', higher), group: 'connections' },
  phono_input: { ...flag('Phono input', 'Input phono', { filterable: true }), group: 'connections' },
  usb_ports: { ...number('USB ports', 'Port USB', '', higher), group: 'connections' },
  bluetooth: { ...text('Bluetooth', 'Bluetooth', { filterable: true }), group: 'connections' },
  wifi: { ...flag('Wi-Fi', 'Wi-Fi'), group: 'connections' },
  streaming: { ...text('Streaming', 'Streaming'), group: 'connections' },
  wireless_band: { ...text('Wireless band', 'Pita nirkabel'), group: 'connections' },
  wireless_range_m: { ...number('Wireless range', 'Jangkauan nirkabel', 'm', higher), group: 'connections' },
  connectors: { ...text('Connectors', 'Konektor'), group: 'connections' },
  conductor: { ...text('Conductor', 'Konduktor'), group: 'connections' },
  conductor_mm2: { ...number('Conductor cross-section', 'Penampang konduktor', 'mm²'), group: 'connections' },
  length_m: { ...number('Length', 'Panjang', 'm', { filterable: true }), group: 'connections' },
  // picture
  resolution: { ...text('Resolution', 'Resolusi', { filterable: true }), group: 'picture' },
  brightness_lm: {
    ...number('Brightness', 'Kecerahan', 'lm', { filterable: true, ...higher }),
    group: 'picture',
  },
  contrast: { ...text('Contrast', 'Kontras'), group: 'picture' },
  hdr: { ...text('HDR', 'HDR'), group: 'picture' },
  light_source: { ...text('Light source', 'Sumber cahaya', { filterable: true }), group: 'picture' },
  light_life_h: {
    ...number('Life of the light source', 'Umur sumber cahaya', 'h', higher),
    group: 'picture',
  },
  throw_ratio: { ...number('Throw ratio', 'Rasio lempar', ''), group: 'picture' },
  input_lag_ms: { ...number('Input lag', 'Jeda input', 'ms', lower), group: 'picture' },
  screen_diagonal_in: {
    ...number('Screen diagonal', 'Diagonal layar', 'in', { filterable: true }),
    group: 'picture',
  },
  screen_format: { ...text('Format', 'Format'), group: 'picture' },
  screen_gain: { ...number('Gain', 'Gain', ''), group: 'picture' },
  display: { ...text('Display', 'Layar'), group: 'picture' },
  // build
  seats: { ...number('Seats', 'Jumlah kursi', '', { filterable: true }), group: 'build' },
  recline: { ...text('Recline', 'Sandaran'), group: 'build' },
  upholstery: { ...text('Upholstery', 'Pelapis', { filterable: true }), group: 'build' },
  material: { ...text('Material', 'Bahan'), group: 'build' },
  shelves: { ...number('Shelves', 'Rak', ''), group: 'build' },
  inner_width_cm: { ...number('Inner width', 'Lebar dalam', 'cm'), group: 'build' },
  inner_height_cm: { ...number('Inner height of a shelf', 'Tinggi dalam rak', 'cm'), group: 'build' },
  max_load_kg: { ...number('Greatest load', 'Beban maksimum', 'kg', higher), group: 'build' },
  max_screen_in: { ...number('Screens up to', 'Layar sampai', 'in'), group: 'build' },
  vesa: { ...text('VESA', 'VESA'), group: 'build' },
  pieces: { ...number('Pieces in the set', 'Jumlah dalam set', ''), group: 'build' },
  coverage_m2: { ...number('Covers', 'Menutupi', 'm²', higher), group: 'build' },
  thickness_mm: { ...number('Thickness', 'Ketebalan', 'mm'), group: 'build' },
  fire_class: { ...text('Fire class', 'Kelas api'), group: 'build' },
  // power
  power_draw_w: { ...number('Power draw', 'Konsumsi daya', 'W', lower), group: 'power' },
  standby_w: { ...number('Standby', 'Siaga', 'W', lower), group: 'power' },
  battery_h: {
    ...number('Battery life', 'Daya tahan baterai', 'h', { filterable: true, ...higher }),
    group: 'power',
  },
  outlets: { ...number('Outlets', 'Stopkontak', '', higher), group: 'power' },
  max_power_w: { ...number('Greatest total load', 'Beban total maksimum', 'W', higher), group: 'power' },
  surge_j: { ...number('Surge protection', 'Proteksi lonjakan', 'J', higher), group: 'power' },
  // general
  width_cm: { ...number('Width', 'Lebar', 'cm'), group: 'general' },
  height_cm: { ...number('Height', 'Tinggi', 'cm'), group: 'general' },
  depth_cm: { ...number('Depth', 'Kedalaman', 'cm'), group: 'general' },
  weight_kg: { ...number('Weight', 'Berat', 'kg', lower), group: 'general' },
  // A comparison tells it with the service.
  warranty_months: { ...number('Warranty', 'Garansi', 'months', { comparable: false }), group: 'general' },
} as const satisfies Record<string, DemoAttribute>

export type AttributeKey = keyof typeof demoAttributes
