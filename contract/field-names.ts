interface FieldName {
  en: string
  id: string
}

/** How a field is called inside a sentence such as "{field} is required". */
const fieldNames: Record<string, FieldName> = {
  email: { en: 'E-mail', id: 'Surel' },
  password: { en: 'Password', id: 'Kata sandi' },
  token: { en: 'Token', id: 'Token' },
  locale_code: { en: 'Language code', id: 'Kode bahasa' },
}

export function fieldNameOf(field: string, language: string): string {
  // A record may have any key, `constructor` included.
  const name = Object.hasOwn(fieldNames, field) ? fieldNames[field] : undefined
  if (name === undefined) return field
  return language === 'id' ? name.id : name.en
}
