import { indonesianMoneyNews } from './order-news-money-indonesian.ts'
import { type NewsNamed, type OrderNewsWords, said } from './order-news-words.ts'

const look = 'Lihat pesanan'
const cashReady = ({ cash }: NewsNamed) =>
  cash !== '' && `Anda membayar ${cash} secara tunai saat barang diserahkan. Mohon disiapkan.`

/** The letters after the sale in Indonesian. */
export const indonesianNews: OrderNewsWords = {
  letters: {
    ...indonesianMoneyNews,
    accepted: (named) => ({
      subject: `Pesanan ${named.number} kami terima`,
      heading: 'Pesanan Anda kami terima',
      paragraphs: said(
        `Pesanan ${named.number} sudah dikonfirmasi dan sedang kami siapkan.`,
        cashReady(named),
        named.fetchedAt === ''
          ? 'Kami kabari lagi begitu pesanan dikirim.'
          : 'Kami kabari lagi begitu pesanan bisa diambil.',
      ),
      action: look,
    }),
    cancel_asked: ({ number }) => ({
      subject: `Permintaan pembatalan pesanan ${number}`,
      heading: 'Permintaan Anda kami terima',
      paragraphs: [
        `Anda meminta pesanan ${number} dibatalkan. Kami jawab dalam satu hari kerja.`,
        'Sampai saat itu pesanan tidak kami kirim. Anda tidak perlu melakukan apa pun.',
      ],
      action: look,
    }),
    cancel_declined: (named) => ({
      subject: `Pesanan ${named.number} tetap berjalan`,
      heading: 'Pesanan Anda tidak bisa dibatalkan lagi',
      paragraphs: said(
        `Anda meminta pesanan ${named.number} dibatalkan. Mohon maaf, ini sudah tidak memungkinkan.`,
        named.reason !== '' && `Alasan kami: ${named.reason}`,
        'Pesanan Anda tetap berjalan, dan kami kabari lagi pada langkah berikutnya.',
      ),
      action: look,
    }),
    handed_over: (named) => ({
      ...(named.fetchedAt === ''
        ? {
            subject: `Pesanan ${named.number} sudah kami serahkan`,
            heading: 'Pesanan Anda ada di kurir',
            paragraphs: said(
              `Pesanan ${named.number} sudah kami kemas dan serahkan ke kurir.`,
              cashReady(named),
            ),
          }
        : {
            subject: `Pesanan ${named.number} sudah dikemas`,
            heading: 'Pesanan Anda sudah dikemas',
            paragraphs: said(
              `Pesanan ${named.number} sudah kami kemas. Kami kabari lagi begitu bisa diambil di ${named.fetchedAt}.`,
              cashReady(named),
            ),
          }),
      action: 'Lacak pesanan',
    }),
    in_transit: (named) => ({
      ...(named.fetchedAt === ''
        ? {
            subject: `Pesanan ${named.number} dalam perjalanan`,
            heading: 'Pesanan Anda dalam perjalanan',
            paragraphs: said(`Pesanan ${named.number} sedang menuju ke tempat Anda.`, cashReady(named)),
          }
        : {
            subject: `Pesanan ${named.number} siap diambil`,
            heading: 'Pesanan Anda siap diambil',
            paragraphs: said(
              `Pesanan ${named.number} siap diambil di ${named.fetchedAt}. Mohon bawa nomor pesanannya.`,
              cashReady(named),
            ),
          }),
      action: 'Lacak pesanan',
    }),
    delivered: ({ number, finishes, fetchedAt }) => ({
      subject: fetchedAt === '' ? `Pesanan ${number} sudah sampai` : `Pesanan ${number} sudah diambil`,
      heading: 'Pesanan Anda sudah di tangan Anda',
      paragraphs: said(
        fetchedAt === ''
          ? `Pesanan ${number} sudah sampai. Mohon periksa semua barangnya.`
          : `Pesanan ${number} sudah Anda ambil. Mohon periksa semua barangnya.`,
        'Semua baik? Selesaikan pesanan, lalu ceritakan kesan Anda kepada pembeli lain.',
        'Ada yang rusak, kurang, atau tidak sesuai? Ajukan komplain di halaman pesanan Anda dalam 7 hari.',
        finishes !== '' && `Tanpa kabar dari Anda, pesanan selesai dengan sendirinya pada ${finishes}.`,
      ),
      action: look,
    }),
    reminder: ({ number, finishes }) => ({
      subject: `Apakah pesanan ${number} baik-baik saja?`,
      heading: 'Apakah semuanya baik?',
      paragraphs: said(
        `Pesanan ${number} sudah beberapa hari di tangan Anda.`,
        finishes !== '' && `Pesanan selesai dengan sendirinya pada ${finishes}.`,
        'Ada yang tidak beres? Mohon kabari kami sebelum itu, di halaman pesanan Anda.',
      ),
      action: look,
    }),
    finished: ({ number }) => ({
      subject: `Terima kasih: pesanan ${number} selesai`,
      heading: 'Terima kasih',
      paragraphs: [
        `Pesanan ${number} sudah selesai. Semoga Anda menikmatinya bertahun-tahun.`,
        'Bagaimana kesan Anda? Beberapa kata dari Anda membantu orang lain memilih.',
      ],
      action: 'Tulis ulasan',
    }),
    again: ({ number, stands }) => ({
      subject: `Semua tentang pesanan ${number}`,
      heading: 'Pesanan Anda sekali lagi',
      paragraphs: [`Ini pesanan ${number}, seperti yang Anda minta. ${stands}`],
      action: look,
    }),
  },
  stands: {
    cancelled: () => 'Pesanan ini dibatalkan.',
    finished: () => 'Pesanan ini sudah selesai. Terima kasih sudah berbelanja.',
    unaccepted: () => 'Pesanan sedang kami periksa, dan kami kabari begitu diterima.',
    unpaid: ({ amount, method, deadline }) =>
      `Pesanan menunggu pembayaran ${amount} dengan ${method}${deadline === '' ? '' : `, paling lambat ${deadline}`}.`,
    confirmed: () => 'Pesanan sudah dikonfirmasi dan sedang kami siapkan.',
    packed: () => 'Pesanan sudah dikemas.',
    ready: ({ fetchedAt }) => `Pesanan siap diambil di ${fetchedAt}.`,
    fetched: () => 'Pesanan sudah Anda ambil.',
    handed_over: () => 'Pesanan ada di kurir.',
    on_the_way: () => 'Pesanan sedang menuju ke tempat Anda.',
    delivered: () => 'Pesanan sudah sampai.',
  },
  pay: { online: 'Bayar sekarang', transfer: 'Kirim bukti transfer' },
  facts: { place: 'Posisi paket', tracking: (service) => `Nomor resi, ${service}` },
}
