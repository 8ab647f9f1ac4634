import { type Both, both } from '../both.ts'

interface DemoSiteFeature {
  /** Name of the sign in the icon set. */
  icon: string
  title: Both
  text: Both
}

/** The strip under the slider. */
export const demoSiteFeatures: DemoSiteFeature[] = [
  {
    icon: 'headphones',
    title: both('Hear it first', 'Dengarkan dulu'),
    text: both('Demo rooms in two Jakarta stores', 'Ruang demo di dua toko di Jakarta'),
  },
  {
    icon: 'wrench',
    title: both('Installed by us', 'Kami yang pasang'),
    text: both('Our own team, 34 cities', 'Tim kami sendiri, 34 kota'),
  },
  {
    icon: 'shield-check',
    title: both('Official warranty', 'Garansi resmi'),
    text: both('Up to 5 years, claimed here', 'Sampai 5 tahun, klaim di sini'),
  },
  {
    icon: 'credit-card',
    title: both('Pay your way', 'Bayar sesuai pilihan'),
    text: both('0% instalments up to 12 months', 'Cicilan 0% sampai 12 bulan'),
  },
]
