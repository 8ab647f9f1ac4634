import { both } from './both.ts'

/** Codes of the provinces and cities of Jabodetabek. */
const jabodetabek = ['31', '32.01', '32.16', '32.71', '32.75', '32.76', '36.03', '36.71', '36.74']
const javaAndBali = ['31', '32', '33', '34', '35', '36', '51']

/** Services that can be bought with a product. */
export const demoAddOns = [
  {
    key: 'installation-jabodetabek',
    kind: 'installation' as const,
    name: both('Installation in Jabodetabek', 'Instalasi di Jabodetabek'),
    text: both(
      'Our own team unpacks, mounts, wires and shows you how it works. Takes two to four hours.',
      'Tim kami membuka, memasang, merapikan kabel, dan menunjukkan cara pakainya. Dua sampai empat jam.',
    ),
    pricing: 'fixed' as const,
    amount: 450_000,
    regionCodes: jabodetabek,
  },
  {
    key: 'installation-java-bali',
    kind: 'installation' as const,
    name: both('Installation in Java and Bali', 'Instalasi di Jawa dan Bali'),
    text: both(
      'A team trained by us comes within a week of delivery, at a time you choose.',
      'Tim yang kami latih datang paling lambat seminggu setelah barang tiba, pada waktu pilihan Anda.',
    ),
    pricing: 'fixed' as const,
    amount: 950_000,
    regionCodes: javaAndBali,
  },
  {
    key: 'calibration',
    kind: 'calibration' as const,
    name: both('Room calibration', 'Kalibrasi ruang'),
    text: both(
      'We measure your room with a microphone and set levels, distances and equaliser. You get the report.',
      'Kami mengukur ruang Anda dengan mikrofon lalu mengatur level, jarak, dan equalizer. Laporannya untuk Anda.',
    ),
    pricing: 'fixed' as const,
    amount: 750_000,
    regionCodes: jabodetabek,
  },
  {
    key: 'warranty',
    kind: 'warranty' as const,
    name: both('Two more years of warranty', 'Garansi tambahan dua tahun'),
    text: both(
      'Begins when the maker’s warranty ends. Parts and work included, claimed in our stores.',
      'Mulai saat garansi pabrik habis. Termasuk suku cadang dan jasa, klaim di toko kami.',
    ),
    pricing: 'percent' as const,
    amount: 6,
    regionCodes: [],
  },
  {
    key: 'crate',
    kind: 'crate' as const,
    name: both('Wooden crate', 'Peti kayu'),
    text: both(
      'For long ways and fragile things: a crate around the carton, unit by unit.',
      'Untuk perjalanan jauh dan barang mudah pecah: peti kayu di luar dus, per unit.',
    ),
    pricing: 'per_unit' as const,
    amount: 185_000,
    regionCodes: [],
  },
]
