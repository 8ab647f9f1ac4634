/** Opens WhatsApp with a text, for whomever is chosen there. */
export const whatsappLink = (text: string): string => `https://wa.me/?text=${encodeURIComponent(text)}`

/** Opens a new letter. Mail wants its lines to end with both signs. */
export const mailLink = (subject: string, text: string): string =>
  `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text.replaceAll('\n', '\r\n'))}`
