import { defineWords } from '../../language/define-words.ts'

export const codeFormWords = defineWords('simulation_code', {
  en: {
    title: 'Open by code',
    text: 'Somebody sent you a simulation, or you saved one on another device?',
    label: 'Code',
    hint: 'Eight letters and digits. A pasted link works too.',
    example: 'K7MX 29PW',
    open: 'Open',
    empty: 'Type the code first.',
    failed: 'Failed to fetch simulation detail',
  },
  id: {
    title: 'Buka dengan kode',
    text: 'Ada yang mengirimi Anda simulasi, atau Anda menyimpannya di perangkat lain?',
    label: 'Kode',
    hint: 'Delapan huruf dan angka. Tautan yang ditempel juga bisa.',
    example: 'K7MX 29PW',
    open: 'Buka',
    empty: 'Ketik kodenya dulu.',
    failed: 'Gagal memuat detail simulasi',
  },
})
