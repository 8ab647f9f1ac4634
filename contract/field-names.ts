interface FieldName {
  en: string
  id: string
}

/** How a field is called inside a sentence such as "{field} is required". */
const fieldNames: Record<string, FieldName> = {
  email: { en: 'E-mail', id: 'Surel' },
  password: { en: 'Password', id: 'Kata sandi' },
  password_confirmation: { en: 'Repeated password', id: 'Ulangan kata sandi' },
  current_password: { en: 'Current password', id: 'Kata sandi sekarang' },
  confirmation: { en: 'Confirmation', id: 'Konfirmasi' },
  name: { en: 'Name', id: 'Nama' },
  phone: { en: 'Phone number', id: 'Nomor telepon' },
  birthday: { en: 'Birthday', id: 'Tanggal lahir' },
  code: { en: 'Code', id: 'Kode' },
  avatar: { en: 'Photo', id: 'Foto' },
  provider: { en: 'Provider', id: 'Penyedia' },
  label: { en: 'Label', id: 'Label' },
  recipient: { en: 'Recipient', id: 'Nama penerima' },
  province: { en: 'Province', id: 'Provinsi' },
  city: { en: 'City', id: 'Kota atau kabupaten' },
  district: { en: 'District', id: 'Kecamatan' },
  subdistrict: { en: 'Subdistrict', id: 'Kelurahan atau desa' },
  postcode: { en: 'Postcode', id: 'Kode pos' },
  street: { en: 'Street', id: 'Jalan' },
  landmark: { en: 'Landmark', id: 'Patokan' },
  address: { en: 'Address', id: 'Alamat' },
  note: { en: 'Note for the courier', id: 'Catatan untuk kurir' },
  dropship_name: { en: 'Name of the sender', id: 'Nama pengirim' },
  topic: { en: 'Topic', id: 'Topik' },
  order: { en: 'Order number', id: 'Nomor pesanan' },
  message: { en: 'Message', id: 'Pesan' },
  store_name: { en: 'Store name', id: 'Nama toko' },
  owner_name: { en: 'Owner', id: 'Nama pemilik' },
  category: { en: 'Category', id: 'Kategori' },
  about: { en: 'About the store', id: 'Tentang toko' },
  website: { en: 'Website', id: 'Situs web' },
  bank_name: { en: 'Bank', id: 'Bank' },
  bank_account_name: { en: 'Account holder', id: 'Nama pemilik rekening' },
  bank_account_number: { en: 'Account number', id: 'Nomor rekening' },
  identity_number: { en: 'Identity card number', id: 'Nomor KTP' },
  tax_number: { en: 'Tax number', id: 'NPWP' },
  identity_document: { en: 'Photo of the identity card', id: 'Foto KTP' },
  tax_document: { en: 'Photo of the tax card', id: 'Foto NPWP' },
  terms: { en: 'Terms', id: 'Syarat dan ketentuan' },
  token: { en: 'Token', id: 'Token' },
  page: { en: 'Page', id: 'Halaman' },
  per_page: { en: 'Number per page', id: 'Jumlah per halaman' },
  price_min: { en: 'Lowest price', id: 'Harga terendah' },
  price_max: { en: 'Highest price', id: 'Harga tertinggi' },
  rating_min: { en: 'Rating', id: 'Penilaian' },
  category_in: { en: 'Category', id: 'Kategori' },
  brand_in: { en: 'Brand', id: 'Merek' },
  store_in: { en: 'Store', id: 'Toko' },
  attribute: { en: 'Filter', id: 'Filter' },
  source: { en: 'List', id: 'Daftar' },
  source_id: { en: 'List', id: 'Daftar' },
  product: { en: 'Product', id: 'Produk' },
  sort: { en: 'Order', id: 'Urutan' },
  q: { en: 'Search text', id: 'Kata pencarian' },
  destination: { en: 'Destination', id: 'Tujuan' },
  grams: { en: 'Weight', id: 'Berat' },
  width: { en: 'Width', id: 'Lebar' },
  height: { en: 'Height', id: 'Tinggi' },
  depth: { en: 'Depth', id: 'Panjang' },
  value: { en: 'Value of the goods', id: 'Nilai barang' },
  locale_code: { en: 'Language code', id: 'Kode bahasa' },
}

export function fieldNameOf(field: string, language: string): string {
  // A field within another one is called by its own name: `address.street` is the street.
  const own = Object.hasOwn(fieldNames, field) ? field : (field.split('.').at(-1) ?? field)
  // A record may have any key, `constructor` included.
  const name = Object.hasOwn(fieldNames, own) ? fieldNames[own] : undefined
  if (name === undefined) return field
  return language === 'id' ? name.id : name.en
}
