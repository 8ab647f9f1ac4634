import { defineWords } from '../../language/define-words.ts'

/** Ordering without script. */
export const chatOrderWords = defineWords('chat_order', {
  en: {
    order: 'Order by WhatsApp',
    text: 'Hello {{store}}, I would like to order:\n{{thing}}\nSKU: {{sku}}\nPrice each: {{price}}\n{{address}}',
  },
  id: {
    order: 'Pesan lewat WhatsApp',
    text: 'Halo {{store}}, saya ingin memesan:\n{{thing}}\nSKU: {{sku}}\nHarga satuan: {{price}}\n{{address}}',
  },
})
