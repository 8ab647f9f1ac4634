import { type Both, both } from './both.ts'

/** Where things go, seen from Jakarta: codes of provinces and, around Jakarta, of cities. */
const zones = {
  jakarta: ['31'],
  bodetabek: ['32.01', '32.16', '32.71', '32.75', '32.76', '36.03', '36.71', '36.74'],
  java: ['32', '33', '34', '35', '36'],
  baliAndLombok: ['51', '52'],
  sumatra: ['11', '12', '13', '14', '15', '16', '17', '18', '19', '21'],
  kalimantan: ['61', '62', '63', '64', '65'],
  sulawesi: ['71', '72', '73', '74', '75', '76'],
  east: ['53', '81', '82'],
  papua: ['91', '92', '93', '94', '95', '96'],
}

type Zone = keyof typeof zones

interface Fare {
  base: number
  perKilogram: number
  days: [from: number, to: number]
}

export interface DemoShippingService {
  key: string
  kind: 'courier' | 'own_fleet' | 'store_pickup'
  courier: string
  name: Both
  volumetricDivisor: 6000 | 5000 | 4000
  minimumKg: number
  maximumKg: number
  allowsCod: boolean
  freeAbove?: number
  /** Of the value of the goods. */
  insurancePercent: number
  fares: Partial<Record<Zone, Fare>>
}

const fare = (base: number, perKilogram: number, from: number, to: number): Fare => ({
  base,
  perKilogram,
  days: [from, to],
})

export const codesOfZone = (zone: string): string[] => zones[zone as Zone]

/** Who lives around the stores may come by: free, and at the latest tomorrow. */
const comeBy = { jakarta: fare(0, 0, 0, 1), bodetabek: fare(0, 0, 0, 1) }

/** Couriers are invented; their prices are such as shoppers in Indonesia know. */
export const demoShippingServices: DemoShippingService[] = [
  {
    key: 'gema-fleet',
    kind: 'own_fleet',
    courier: 'Gema',
    name: both('Gema Fleet, two people', 'Armada Gema, dua orang'),
    volumetricDivisor: 6000,
    minimumKg: 1,
    maximumKg: 400,
    allowsCod: true,
    freeAbove: 2_000_000,
    insurancePercent: 0,
    fares: { jakarta: fare(60_000, 1_500, 1, 2), bodetabek: fare(90_000, 2_000, 1, 3) },
  },
  {
    key: 'kilat-express',
    kind: 'courier',
    courier: 'Kilat Nusantara',
    name: both('Express', 'Ekspres'),
    volumetricDivisor: 6000,
    minimumKg: 1,
    maximumKg: 30,
    allowsCod: true,
    insurancePercent: 0.2,
    fares: {
      jakarta: fare(0, 11_000, 1, 1),
      bodetabek: fare(0, 13_000, 1, 1),
      java: fare(0, 21_000, 1, 2),
      baliAndLombok: fare(0, 34_000, 2, 3),
      sumatra: fare(0, 39_000, 2, 3),
      kalimantan: fare(0, 48_000, 2, 4),
      sulawesi: fare(0, 54_000, 2, 4),
      east: fare(0, 79_000, 3, 5),
      papua: fare(0, 112_000, 3, 6),
    },
  },
  {
    key: 'hemat-regular',
    kind: 'courier',
    courier: 'Jalur Hemat',
    name: both('Regular', 'Reguler'),
    volumetricDivisor: 5000,
    minimumKg: 1,
    maximumKg: 50,
    allowsCod: true,
    freeAbove: 15_000_000,
    insurancePercent: 0.2,
    fares: {
      jakarta: fare(0, 8_000, 1, 2),
      bodetabek: fare(0, 9_000, 1, 2),
      java: fare(0, 14_000, 2, 4),
      baliAndLombok: fare(0, 24_000, 3, 5),
      sumatra: fare(0, 28_000, 3, 6),
      kalimantan: fare(0, 34_000, 4, 7),
      sulawesi: fare(0, 38_000, 4, 7),
      east: fare(0, 58_000, 6, 10),
      papua: fare(0, 84_000, 7, 12),
    },
  },
  {
    key: 'samudra-cargo',
    kind: 'courier',
    courier: 'Kargo Samudra',
    name: both('Heavy Goods', 'Barang Berat'),
    volumetricDivisor: 4000,
    minimumKg: 10,
    maximumKg: 500,
    allowsCod: false,
    insurancePercent: 0.3,
    fares: {
      jakarta: fare(25_000, 2_500, 2, 3),
      bodetabek: fare(30_000, 3_000, 2, 4),
      java: fare(40_000, 4_500, 3, 6),
      baliAndLombok: fare(60_000, 7_500, 5, 8),
      sumatra: fare(60_000, 8_500, 5, 9),
      kalimantan: fare(80_000, 11_000, 7, 12),
      sulawesi: fare(80_000, 12_500, 7, 12),
      east: fare(120_000, 18_000, 10, 18),
      papua: fare(150_000, 26_000, 12, 21),
    },
  },
  {
    key: 'pickup-fatmawati',
    kind: 'store_pickup',
    courier: 'Gema Fatmawati',
    name: both('Pick up at Gema Fatmawati', 'Ambil di Gema Fatmawati'),
    volumetricDivisor: 6000,
    minimumKg: 0,
    maximumKg: 1_000,
    allowsCod: true,
    insurancePercent: 0,
    fares: comeBy,
  },
  {
    key: 'pickup-kelapa-gading',
    kind: 'store_pickup',
    courier: 'Gema Kelapa Gading',
    name: both('Pick up at Gema Kelapa Gading', 'Ambil di Gema Kelapa Gading'),
    volumetricDivisor: 6000,
    minimumKg: 0,
    maximumKg: 1_000,
    allowsCod: true,
    insurancePercent: 0,
    fares: comeBy,
  },
]
