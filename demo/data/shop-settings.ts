import type { ShopSettings } from '@gema/server/modules/settings/settings.ts'

/** How the demo shop presents itself. */
export const demoSettings: Partial<ShopSettings> = {
  siteName: 'Gema',
  metaTitle: {
    en: 'Home theater, karaoke and furniture',
    id: 'Home theater, karaoke, dan furnitur',
  },
  metaDescription: {
    en: 'Speakers, soundbars, karaoke systems and cinema furniture, installed and tuned in your home. Hear everything first in our two Jakarta stores.',
    id: 'Speaker, soundbar, sistem karaoke, dan furnitur bioskop rumah, dipasang dan disetel di rumah Anda. Dengarkan dulu di dua toko kami di Jakarta.',
  },
  copyrightText: { en: 'Gema Audio Indonesia' },
  tagline: {
    en: 'Audio for rooms you live in. Try it in our stores, have it installed, keep it for years.',
    id: 'Audio untuk ruang tempat Anda tinggal. Coba di toko kami, kami pasang, nikmati bertahun-tahun.',
  },
  email: 'halo@gema.example',
  phone: '(021) 5550 0188',
  whatsapp: '6281255500188',
  vendorRegistration: true,
  googleLogin: true,
  facebookLogin: true,
  catalogueDownload: true,
  socialLinks: [
    { network: 'whatsapp', url: 'https://wa.me/6281255500188' },
    { network: 'photos', url: 'https://photos.gema.example' },
    { network: 'videos', url: 'https://videos.gema.example' },
    { network: 'email', url: 'mailto:halo@gema.example' },
  ],
  paymentLogos: [
    'Visa',
    'Mastercard',
    'Stripe',
    'Razorpay',
    'PayPal',
    'Flutterwave',
    'iyzico',
    'Bank transfer',
    'Cash on delivery',
  ],
  headerLinksLeft: [
    { title: { en: 'How to shop', id: 'Cara belanja' }, url: '/how-to-shop' },
    { title: { en: 'Request installation', id: 'Minta instalasi' }, url: '/request-instalasi' },
  ],
  headerLinksRight: [
    { title: { en: 'Stores', id: 'Toko' }, url: '/stores' },
    { title: { en: 'Track order', id: 'Lacak pesanan' }, url: '/track-order' },
  ],
  footer: [
    {
      title: { en: 'About', id: 'Tentang' },
      links: [
        { title: { en: 'About us', id: 'Tentang Kami' }, url: '/page/tentang-kami' },
        { title: { en: 'How to shop', id: 'Cara Belanja' }, url: '/page/cara-belanja' },
        { title: { en: 'Privacy policy', id: 'Kebijakan & Privasi' }, url: '/page/kebijakan-privasi' },
        {
          title: { en: 'Returns and refunds', id: 'Kebijakan Retur dan Pengembalian' },
          url: '/page/kebijakan-retur-dan-pengembalian',
        },
        {
          title: { en: 'Shipping policy', id: 'Kebijakan Pengiriman Barang' },
          url: '/page/kebijakan-pengiriman-barang',
        },
        {
          title: { en: 'Terms and conditions', id: 'Syarat dan Ketentuan' },
          url: '/page/syarat-dan-ketentuan',
        },
      ],
    },
    {
      title: { en: 'Help', id: 'Bantuan' },
      links: [
        { title: { en: 'Contact us', id: 'Kontak Kami' }, url: '/page/kontak-kami' },
        { title: { en: 'Track order', id: 'Lacak pesanan' }, url: '/track-order' },
        { title: { en: 'Request installation', id: 'Minta instalasi' }, url: '/request-instalasi' },
        { title: { en: 'Seller registration', id: 'Pendaftaran penjual' }, url: '/seller/register' },
        { title: { en: 'Careers', id: 'Karir' }, url: '/page/karir' },
        { title: { en: 'Sitemap', id: 'Peta situs' }, url: '/sitemap' },
      ],
    },
  ],
  bankAccounts: [
    { bank: 'Bank Nusa', number: '880 555 0188', holder: 'PT Gema Audio Indonesia' },
    { bank: 'Bank Samudra', number: '1420 0555 0188', holder: 'PT Gema Audio Indonesia' },
  ],
  codMost: 5_000_000,
  // Java, where the shop's couriers take cash.
  codRegions: ['31', '32', '33', '34', '35', '36'],
  refundCeilings: { owner: null, finance: 15_000_000 },
  exchangeRates: { USD: { rupiah: 16_346, source: 'Bank Nusa', time: '2026-11-15T02:00:00Z' } },
  topBannerStatus: 1,
  topBanner: {
    id: 1,
    title: { en: 'Gema Week.', id: 'Pekan Gema.' },
    text: {
      en: 'Free installation in Jabodetabek on home theater packages until 23 November.',
      id: 'Gratis instalasi di Jabodetabek untuk paket home theater sampai 23 November.',
    },
    linkText: { en: 'See packages', id: 'Lihat paket' },
    url: '/simulation',
    closable: true,
  },
}
