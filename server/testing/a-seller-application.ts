import sharp from 'sharp'

/** What must never be seen in the clear. */
export const sellerSecrets = {
  bank_name: 'Bank Nusa Rahasia',
  bank_account_name: 'Raka Pemilik Rekening',
  bank_account_number: '8899776655',
  identity_number: '3174061212900007',
  tax_number: '091234567890123',
}

/** An application as somebody fills it in; its regions are among those of `someRegions`. */
export const aSellerApplication = (photo: File) => ({
  store_name: 'Suara Timur',
  owner_name: 'Raka Wijaya',
  email: 'raka@surel.example',
  phone: '0812 5550 0123',
  province: '32',
  city: '32.76',
  street: 'Jl. Margonda\nNo. 7',
  category: 'karaoke' as const,
  about: 'We build karaoke rooms.\nSince 2015.',
  website: 'https://suara-timur.example',
  ...sellerSecrets,
  identity_document: photo,
  tax_document: photo,
  terms: '1' as const,
})

/** A photo of 60 × 40 pixels in which the camera has written its name. */
export async function aPhoto(): Promise<File> {
  const picture = sharp({ create: { width: 60, height: 40, channels: 3, background: '#4338ca' } })
  const bytes = await picture
    .withExif({ IFD0: { Make: 'Kamera Rahasia' } })
    .jpeg()
    .toBuffer()
  return new File([Uint8Array.from(bytes)], '../ktp.exe')
}
