import { type Both, both } from '../both.ts'
import { type DemoQuestion, returnsFaq, shippingFaq, shoppingFaq } from './page-faq.ts'

interface DemoPage {
  /** The address, and the stem of its texts: `pages/<slug>.en.md` and `pages/<slug>.id.md`. */
  slug: string
  title: Both
  /** For search engines, at most 160 characters. */
  description: Both
  faq?: DemoQuestion[]
}

export const demoPages: DemoPage[] = [
  {
    slug: 'tentang-kami',
    title: both('About us', 'Tentang Kami'),
    description: both(
      'From a repair bench in a garage to two stores with seven demo rooms and a team that installs in 34 cities. Who we are and what we promise.',
      'Dari meja servis di garasi menjadi dua toko dengan tujuh ruang demo dan tim instalasi di 34 kota. Siapa kami dan apa janji kami.',
    ),
  },
  {
    slug: 'profil-perusahaan',
    title: both('Company profile', 'Profil Perusahaan'),
    description: both(
      'PT Gema Audio Indonesia in figures: what we sell and install, how we got here, how we work, and how to work with us.',
      'PT Gema Audio Indonesia dalam angka: bidang usaha, perjalanan sejak 2009, cara kami bekerja, dan cara bekerja sama dengan kami.',
    ),
  },
  {
    slug: 'cara-belanja',
    title: both('How to shop', 'Cara Belanja'),
    description: both(
      'Step by step: finding the right product, the simulation, vouchers, payment methods with their deadlines, and following your order.',
      'Langkah demi langkah: mencari produk, memakai simulasi dan voucher, cara bayar beserta batas waktunya, sampai mengikuti pesanan.',
    ),
    faq: shoppingFaq,
  },
  {
    slug: 'kebijakan-privasi',
    title: both('Privacy policy', 'Kebijakan & Privasi'),
    description: both(
      'Which personal data we keep, why and for how long, and the rights you have under Law No. 27 of 2022. In plain words.',
      'Data pribadi apa yang kami simpan, untuk apa, berapa lama, dan hak Anda menurut UU Nomor 27 Tahun 2022. Dengan bahasa yang jelas.',
    ),
  },
  {
    slug: 'kebijakan-retur-dan-pengembalian',
    title: both('Returns and refunds', 'Kebijakan Retur dan Pengembalian'),
    description: both(
      'Seven days to return or complain: what is possible, how to file it, who pays for transport and when the money is back.',
      'Tujuh hari untuk retur atau komplain: apa saja yang bisa, cara mengajukannya, siapa menanggung ongkos, dan kapan dana kembali.',
    ),
    faq: returnsFaq,
  },
  {
    slug: 'kebijakan-pengiriman-barang',
    title: both('Shipping policy', 'Kebijakan Pengiriman Barang'),
    description: both(
      'Own fleet in Jabodetabek, couriers to all provinces, free store pickup. How volumetric weight works and what to check at the door.',
      'Armada sendiri di Jabodetabek, kurir ke semua provinsi, ambil di toko gratis. Cara menghitung berat volumetrik dan memeriksa kiriman.',
    ),
    faq: shippingFaq,
  },
  {
    slug: 'syarat-dan-ketentuan',
    title: both('Terms and conditions', 'Syarat dan Ketentuan'),
    description: both(
      'The rules for accounts, prices, payment, vouchers, delivery, installation and partner stores, kept short enough to be read.',
      'Aturan tentang akun, harga, pembayaran, voucher, pengiriman, instalasi, dan toko mitra, ringkas dan enak dibaca.',
    ),
  },
  {
    slug: 'kontak-kami',
    title: both('Contact us', 'Kontak Kami'),
    description: both(
      'Chat, phone, e-mail and two stores in Jakarta. What to tell us so that we can help quickly, and how to know that it is really us.',
      'Chat, telepon, surel, dan dua toko di Jakarta. Apa yang perlu disebutkan supaya cepat dibantu, dan cara memastikan itu memang kami.',
    ),
  },
  {
    slug: 'karir',
    title: both('Careers', 'Karir'),
    description: both(
      'Three open positions: installation technician, karaoke adviser and customer care. What working at Gema is like and how to apply.',
      'Tiga lowongan: teknisi instalasi, penasihat karaoke, dan layanan pelanggan. Suasana kerja di Gema dan cara melamar.',
    ),
  },
]
