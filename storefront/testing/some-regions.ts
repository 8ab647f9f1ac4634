const inside = (parent: string, ...names: string[]) =>
  names.map((name, place) => ({ code: `${parent}.${String(place + 1).padStart(2, '0')}`, name }))

/** Answers the calls for regions: two provinces, in each the same cities, in each of these the same districts. */
export const someRegions = {
  utilityProvinceFetch: [
    { code: '33', name: 'Jawa Tengah' },
    { code: '51', name: 'Bali' },
  ],
  utilityCityFetch: ({ province }: { province: string }) =>
    inside(province, 'Kabupaten Jepara', 'Kota Semarang'),
  utilityDistrictFetch: ({ city }: { city: string }) => inside(city, 'Tahunan', 'Mlonggo'),
}
