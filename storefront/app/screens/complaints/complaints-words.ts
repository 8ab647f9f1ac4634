import { defineWords } from '../../language/define-words.ts'

export const complaintsWords = defineWords('complaints', {
  en: {
    title: 'Complaints',
    count_one: '{{shown}} complaint',
    count_other: '{{shown}} complaints',
    filter: 'By status',
    all: 'All',
    list: 'Your complaints',
    loading: 'Loading your complaints',
    failed: 'Your complaints could not be loaded.',
    empty_title: 'No complaints',
    empty_text:
      'If something is wrong with an order, file a complaint from its page. We answer within 1 working day.',
    empty_action: 'To my orders',
    empty_filter: 'There is no complaint with this status.',
    show_all: 'Show all',
  },
  id: {
    title: 'Komplain',
    count_other: '{{shown}} komplain',
    filter: 'Menurut status',
    all: 'Semua',
    list: 'Komplain Anda',
    loading: 'Memuat komplain Anda',
    failed: 'Komplain Anda gagal dimuat.',
    empty_title: 'Belum ada komplain',
    empty_text:
      'Bila ada masalah dengan pesanan, ajukan komplain dari halaman pesanannya. Kami jawab dalam 1 hari kerja.',
    empty_action: 'Ke pesanan saya',
    empty_filter: 'Tidak ada komplain dengan status ini.',
    show_all: 'Tampilkan semua',
  },
})
