import { addresses, addressOf } from '../addresses.ts'

/** Pages with an address of their own, which is the one that search engines and lists name. */
const ownAddresses: Partial<Record<string, string>> = {
  'tentang-kami': addresses.aboutUs,
  'cara-belanja': addresses.howToShop,
  'profil-perusahaan': addresses.companyProfile,
  'kontak-kami': addresses.contactUs,
}

/** Where a page of the shop is to be found, by its slug. */
export const shopPageAddress = (slug: string): string => ownAddresses[slug] ?? addressOf('page', { slug })
