import { defineWords } from '../../language/define-words.ts'

export const shareWords = defineWords('share', {
  en: {
    copy_link: 'Copy link',
    whatsapp: 'Share by WhatsApp',
    email: 'Send by e-mail',
    print: 'Print',
    link_copied: 'The link is copied.',
    link_not_copied: 'Could not copy the link. You find it in the address bar.',
  },
  id: {
    copy_link: 'Salin tautan',
    whatsapp: 'Bagikan lewat WhatsApp',
    email: 'Kirim lewat surel',
    print: 'Cetak',
    link_copied: 'Tautan sudah disalin.',
    link_not_copied: 'Tautan belum bisa disalin. Anda menemukannya di bilah alamat.',
  },
})
