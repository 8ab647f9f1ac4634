import { defineWords } from '../../../language/define-words.ts'

export const galleryWords = defineWords('gallery', {
  en: {
    pictures: 'Pictures of {{product}}',
    thumbnails: 'All pictures',
    flash: 'Flash sale',
    is_new: 'New',
    open: 'See in full screen: {{picture}}',
    full_screen: 'Full screen',
    count: '{{number}} / {{total}}',
    count_spoken: 'Picture {{number}} of {{total}}',
    close: 'Close',
    previous: 'Previous picture',
    next: 'Next picture',
  },
  id: {
    pictures: 'Gambar {{product}}',
    thumbnails: 'Semua gambar',
    flash: 'Flash sale',
    is_new: 'Baru',
    open: 'Lihat layar penuh: {{picture}}',
    full_screen: 'Layar penuh',
    count: '{{number}} / {{total}}',
    count_spoken: 'Gambar {{number}} dari {{total}}',
    close: 'Tutup',
    previous: 'Gambar sebelumnya',
    next: 'Gambar berikutnya',
  },
})
