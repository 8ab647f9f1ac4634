interface FieldName {
  en: string
  id: string
}

/** How a field is called inside a sentence such as "{field} is required". */
const fieldNames: Record<string, FieldName> = {
  email: { en: 'E-mail', id: 'Surel' },
  password: { en: 'Password', id: 'Kata sandi' },
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
  locale_code: { en: 'Language code', id: 'Kode bahasa' },
}

export function fieldNameOf(field: string, language: string): string {
  // A record may have any key, `constructor` included.
  const name = Object.hasOwn(fieldNames, field) ? fieldNames[field] : undefined
  if (name === undefined) return field
  return language === 'id' ? name.id : name.en
}
