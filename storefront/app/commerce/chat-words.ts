import { defineWords } from '../language/define-words.ts'

export const chatWords = defineWords('chat', {
  en: { label: 'Chat with us on WhatsApp', greeting: 'Hello {{shop}}, I have a question about' },
  id: { label: 'Chat dengan kami lewat WhatsApp', greeting: 'Halo {{shop}}, saya ingin bertanya tentang' },
})
