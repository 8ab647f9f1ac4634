import { defineWords } from '../../../language/define-words.ts'

export const storedLineWords = defineWords('simulation_stored_line', {
  en: {
    saved: 'Saved',
    today: 'Today',
    units: '{{number}}\u00A0×',
    left: '{{number}} left',
    left_of: '{{number}} of {{wanted}} left',
    not_had: 'Cannot be had today',
    closest: 'Closest in stock',
    use: 'Use this',
    chosen: 'Chosen',
    more: '+{{price}}',
    less: '-{{price}}',
    equal: 'Same price',
  },
  id: {
    saved: 'Disimpan',
    today: 'Hari ini',
    units: '{{number}}\u00A0×',
    left: 'Sisa {{number}}',
    left_of: 'Sisa {{number}} dari {{wanted}}',
    not_had: 'Tidak tersedia hari ini',
    closest: 'Yang terdekat dan tersedia',
    use: 'Pakai ini',
    chosen: 'Dipilih',
    more: '+{{price}}',
    less: '-{{price}}',
    equal: 'Harga sama',
  },
})
