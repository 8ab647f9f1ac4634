import { type Both, both } from './both.ts'

export interface DemoVoucher {
  code: string
  name: Both
  text: Both
  kind: 'percent' | 'fixed' | 'free_shipping'
  amount: number
  maximumDiscount?: number
  minimumSpend: number
  /** In days from now. */
  startsIn: number
  endsIn: number
  quota: number
  used: number
  perCustomer: number
  scope:
    | { kind: 'all' }
    | { kind: 'first_order' }
    | { kind: 'category' | 'brand' | 'product'; keys: string[] }
  isPublic: boolean
}

const always = { startsIn: -30, endsIn: 60, perCustomer: 1, scope: { kind: 'all' } as const, isPublic: true }

export const demoVouchers: DemoVoucher[] = [
  {
    ...always,
    code: 'SELAMATDATANG',
    name: both('Welcome', 'Selamat datang'),
    text: both(
      '10 % off your first order, at most Rp 250.000.',
      'Diskon 10% untuk pesanan pertama, maksimal Rp 250.000.',
    ),
    kind: 'percent',
    amount: 10,
    maximumDiscount: 250_000,
    minimumSpend: 500_000,
    quota: 5_000,
    used: 1_284,
    scope: { kind: 'first_order' },
  },
  {
    ...always,
    code: 'ONGKIR150',
    name: both('Delivery on us', 'Ongkos kirim dari kami'),
    text: both('We pay up to Rp 150.000 of the delivery.', 'Kami tanggung ongkos kirim sampai Rp 150.000.'),
    kind: 'free_shipping',
    amount: 150_000,
    minimumSpend: 1_500_000,
    quota: 10_000,
    used: 3_420,
    perCustomer: 3,
  },
  {
    ...always,
    code: 'BIOSKOP500',
    name: both('Cinema voucher', 'Voucher bioskop'),
    text: both('Rp 500.000 off projectors and screens.', 'Potongan Rp 500.000 untuk proyektor dan layar.'),
    kind: 'fixed',
    amount: 500_000,
    minimumSpend: 10_000_000,
    quota: 400,
    used: 96,
    scope: { kind: 'category', keys: ['projectors-and-screens'] },
  },
  {
    ...always,
    code: 'NYANYI8',
    name: both('For singers', 'Untuk yang suka bernyanyi'),
    text: both('8 % off karaoke, at most Rp 600.000.', 'Diskon 8% untuk karaoke, maksimal Rp 600.000.'),
    kind: 'percent',
    amount: 8,
    maximumDiscount: 600_000,
    minimumSpend: 2_000_000,
    quota: 1_000,
    used: 388,
    scope: { kind: 'category', keys: ['karaoke'] },
  },
  {
    ...always,
    code: 'LARAS300',
    name: both('Laras week', 'Pekan Laras'),
    text: both(
      'Rp 300.000 off any pair of Laras speakers.',
      'Potongan Rp 300.000 untuk speaker Laras apa pun.',
    ),
    kind: 'fixed',
    amount: 300_000,
    minimumSpend: 3_000_000,
    endsIn: 9,
    quota: 600,
    used: 214,
    scope: { kind: 'brand', keys: ['laras'] },
  },
  {
    ...always,
    code: 'GEMA1JT',
    name: both('One million off', 'Potongan satu juta'),
    text: both('For whole systems from Rp 25.000.000.', 'Untuk sistem lengkap mulai Rp 25.000.000.'),
    kind: 'fixed',
    amount: 1_000_000,
    minimumSpend: 25_000_000,
    quota: 300,
    used: 71,
  },
  {
    ...always,
    code: 'DUDUKTENANG',
    name: both('Sit down', 'Duduk tenang'),
    text: both(
      '5 % off furniture, at most Rp 1.000.000.',
      'Diskon 5% untuk furnitur, maksimal Rp 1.000.000.',
    ),
    kind: 'percent',
    amount: 5,
    maximumDiscount: 1_000_000,
    minimumSpend: 4_000_000,
    quota: 500,
    used: 133,
    scope: { kind: 'category', keys: ['furniture'] },
  },
  {
    ...always,
    code: 'TANPAGEMA',
    name: both('Without echo', 'Tanpa gema'),
    text: both(
      '12 % off acoustic panels, at most Rp 300.000.',
      'Diskon 12% untuk panel akustik, maksimal Rp 300.000.',
    ),
    kind: 'percent',
    amount: 12,
    maximumDiscount: 300_000,
    minimumSpend: 1_000_000,
    quota: 800,
    used: 402,
    scope: { kind: 'category', keys: ['acoustic-treatment'] },
  },
  {
    ...always,
    code: 'LINJE7HEMAT',
    name: both('Linje 7 at home', 'Linje 7 di rumah'),
    text: both('Rp 400.000 off the Norrvik Linje 7.', 'Potongan Rp 400.000 untuk Norrvik Linje 7.'),
    kind: 'fixed',
    amount: 400_000,
    minimumSpend: 0,
    quota: 150,
    used: 58,
    scope: { kind: 'product', keys: ['norrvik-linje-7'] },
  },
  {
    ...always,
    code: 'PEKANDEPAN',
    name: both('Next week', 'Pekan depan'),
    text: both('7 % off everything, from next Monday on.', 'Diskon 7% untuk semua, mulai pekan depan.'),
    kind: 'percent',
    amount: 7,
    maximumDiscount: 500_000,
    minimumSpend: 1_000_000,
    startsIn: 7,
    endsIn: 14,
    quota: 2_000,
    used: 0,
  },
  {
    ...always,
    code: 'OKTOBERSERU',
    name: both('October', 'Oktober seru'),
    text: both('It was good while it lasted.', 'Sudah berakhir. Sampai jumpa di promo berikutnya.'),
    kind: 'percent',
    amount: 9,
    maximumDiscount: 400_000,
    minimumSpend: 1_000_000,
    startsIn: -60,
    endsIn: -15,
    quota: 1_000,
    used: 1_000,
  },
  {
    ...always,
    code: 'GEMA11NOV',
    name: both('11.11', '11.11'),
    text: both('11 % off everything, for eleven days.', 'Diskon 11% untuk semua, selama sebelas hari.'),
    kind: 'percent',
    amount: 11,
    maximumDiscount: 500_000,
    minimumSpend: 1_500_000,
    startsIn: -14,
    endsIn: -3,
    quota: 3_000,
    used: 2_741,
  },
  {
    ...always,
    code: 'KILAT100',
    name: both('The first hundred', 'Seratus yang pertama'),
    text: both('Rp 100.000 off for the first hundred.', 'Potongan Rp 100.000 untuk seratus yang pertama.'),
    kind: 'fixed',
    amount: 100_000,
    minimumSpend: 1_000_000,
    endsIn: 21,
    quota: 100,
    used: 100,
  },
  {
    ...always,
    code: 'TAMUTOKO',
    name: both('From our stores', 'Tamu toko kami'),
    text: both(
      'For visitors of our demo rooms: Rp 200.000 off.',
      'Untuk tamu ruang demo kami: potongan Rp 200.000.',
    ),
    kind: 'fixed',
    amount: 200_000,
    minimumSpend: 2_500_000,
    quota: 1_000,
    used: 167,
    isPublic: false,
  },
]
