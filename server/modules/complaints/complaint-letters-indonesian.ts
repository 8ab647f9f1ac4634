import type { ComplaintLetterWords } from './complaint-letter-words.ts'

const look = 'Lihat komplain'

/** The letters about complaints in Indonesian. */
export const indonesianComplaints: ComplaintLetterWords = {
  letters: {
    filed: ({ number, order }) => ({
      subject: `Komplain ${number} untuk pesanan ${order}`,
      heading: 'Komplain Anda sudah kami terima',
      paragraphs: [
        `Mohon maaf atas masalah ini. Komplain ${number} untuk pesanan ${order} sudah kami terima dan kami jawab dalam satu hari kerja.`,
        'Selama komplain terbuka, pesanan Anda tidak otomatis selesai.',
      ],
      action: look,
    }),
    answered: ({ number, staff, text }) => ({
      subject: `Jawaban kami untuk komplain ${number}`,
      heading: 'Kami sudah menjawab',
      paragraphs: [`${staff} dari layanan kami menulis tentang komplain ${number}:`, ...text],
      action: 'Baca dan balas',
    }),
    proposed: ({ number, text }) => ({
      subject: `Komplain ${number}: usulan kami`,
      heading: 'Kami mengusulkan solusi',
      paragraphs: [
        `Usulan kami untuk komplain ${number}:`,
        ...text,
        'Anda setuju? Sampaikan di halaman komplain Anda. Di sana Anda juga bisa meminta solusi lain.',
      ],
      action: 'Jawab usulan',
    }),
    resolved: ({ number, text, refund, account, isToBeApproved }) => ({
      subject: `Komplain ${number} selesai`,
      heading: 'Komplain Anda selesai',
      paragraphs: [
        ...text,
        ...(refund === ''
          ? []
          : [
              isToBeApproved
                ? `Pengembalian dana ${refund} sedang kami periksa, dan Anda kami kabari dalam dua hari kerja.`
                : `${refund} kami kirim ke rekening Anda ${account}. Dana terlihat dalam 3 sampai 5 hari kerja.`,
            ]),
        'Terima kasih sudah memberi tahu kami, dan atas kesabaran Anda.',
      ],
      action: look,
    }),
    rejected: ({ number, text, appealUntil }) => ({
      subject: `Komplain ${number} tidak dapat kami terima`,
      heading: 'Komplain Anda tidak dapat kami terima',
      paragraphs: [
        `Komplain ${number} sudah kami periksa dengan teliti. Alasan kami:`,
        ...text,
        appealUntil === ''
          ? 'Kami sudah memeriksanya dua kali, jadi keputusan ini yang terakhir.'
          : `Tidak setuju? Anda bisa mengajukan banding satu kali, sampai ${appealUntil}: buka komplain Anda, pilih “Ajukan banding”, jelaskan alasannya, dan tambahkan foto atau video yang belum kami lihat.`,
      ],
      action: appealUntil === '' ? look : 'Lihat atau ajukan banding',
    }),
    cancelled: ({ number, order }) => ({
      subject: `Komplain ${number} dibatalkan`,
      heading: 'Komplain Anda dibatalkan',
      paragraphs: [
        `Anda membatalkan komplain ${number} untuk pesanan ${order}. Tidak ada lagi yang perlu dilakukan.`,
        'Bukan Anda? Balas saja surel ini.',
      ],
      action: look,
    }),
    appealed: ({ number }) => ({
      subject: `Banding untuk komplain ${number}`,
      heading: 'Banding Anda sudah kami terima',
      paragraphs: [
        `Komplain ${number} kami periksa sekali lagi, bersama bukti yang Anda tambahkan, dan kami jawab dalam satu hari kerja.`,
        'Sampai saat itu, pesanan Anda tidak otomatis selesai.',
      ],
      action: look,
    }),
  },
  sections: { items: 'Barang', description: 'Yang Anda tulis' },
  footer: (order) =>
    `Anda menerima surel ini karena pesanan ${order} dibuat dengan alamat ini. Ada pertanyaan? Balas saja.`,
}
