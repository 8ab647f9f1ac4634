import { defineWords } from '../language/define-words.ts'

/** Words of the parts that stand on many pages: the way here, the pages of a list. */
export const sharedWords = defineWords('shared', {
  en: {
    breadcrumb: 'You are here',
    home: 'Home',
    pages: 'Pages',
    page: 'Page {{number}}',
    previous_page: 'Previous page',
    next_page: 'Next page',
    products_loading: 'Loading products',
  },
  id: {
    breadcrumb: 'Anda di sini',
    home: 'Beranda',
    pages: 'Halaman',
    page: 'Halaman {{number}}',
    previous_page: 'Halaman sebelumnya',
    next_page: 'Halaman berikutnya',
    products_loading: 'Memuat produk',
  },
})
