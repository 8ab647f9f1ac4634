import { type MoneyNewsWords, type NewsNamed, said } from './order-news-words.ts'

const look = 'Lihat pesanan'
const ourReason = ({ reason }: NewsNamed) => reason !== '' && `Alasan kami: ${reason}`
const voucherBack = ({ hasVoucher }: NewsNamed) =>
  hasVoucher && 'Voucher yang Anda pakai kembali menjadi milik Anda.'

/** Where money goes that is not on its way yet. */
const goesBack = ({ amount, account, method, isTransfer, isToBeApproved }: NewsNamed): string => {
  if (isToBeApproved)
    return `Pengembalian dana ${amount} sedang kami periksa, dan Anda kami kabari dalam dua hari kerja.`
  if (account !== '') return `${amount} kami kirim ke rekening Anda ${account} dalam dua hari kerja.`
  return isTransfer
    ? `${amount} kami kirim ke rekening yang Anda beri tahukan, dalam dua hari kerja.`
    : `${amount} kami kembalikan lewat ${method}, sama seperti cara Anda membayar. Tergantung banknya, uang terlihat dalam 3 sampai 14 hari.`
}

/** The letters about money that goes back, or does not, in Indonesian. */
export const indonesianMoneyNews: MoneyNewsWords = {
  cancelled: (named) => {
    const { number, standing, isRefunded } = named
    const isOurs = standing.cancelled === 'by_shop'
    // Of one that was not confirmed yet, the reason is what its owner said.
    const answer = !isOurs && standing.status > 1 && named.reason !== '' && `Jawaban kami: ${named.reason}`
    return {
      subject: `Pesanan ${number} dibatalkan`,
      heading: 'Pesanan Anda dibatalkan',
      paragraphs: said(
        isOurs
          ? `Mohon maaf, pesanan ${number} terpaksa kami batalkan.`
          : `Sesuai permintaan Anda, pesanan ${number} sudah dibatalkan.`,
        isOurs ? ourReason(named) : answer,
        isRefunded ? goesBack(named) : 'Anda tidak perlu membayar apa pun.',
        voucherBack(named),
      ),
      action: look,
    }
  },
  refund_asked: ({ number, amount }) => ({
    subject: `Permintaan pengembalian dana: pesanan ${number}`,
    heading: 'Permintaan Anda kami terima',
    paragraphs: [
      `Anda meminta ${amount} dari pesanan ${number} dikembalikan. Kami periksa dan kami jawab dalam dua hari kerja.`,
      'Sementara itu Anda tidak perlu melakukan apa pun.',
    ],
    action: look,
  }),
  refund_approved: (named) => ({
    subject: `Dana Anda akan dikembalikan: pesanan ${named.number}`,
    heading: 'Dana Anda akan dikembalikan',
    paragraphs: said(
      `Permintaan Anda kami setujui: ${named.amount} dari pesanan ${named.number} kembali kepada Anda.`,
      named.reason !== '' && `Jawaban kami: ${named.reason}`,
      goesBack(named),
      named.standing.cancelled !== null && 'Dengan itu pesanan dibatalkan dan tidak dikirim.',
      named.standing.cancelled !== null && voucherBack(named),
    ),
    action: look,
  }),
  refund_rejected: (named) => ({
    subject: `Permintaan pengembalian dana: pesanan ${named.number}`,
    heading: 'Dana tidak dapat kami kembalikan',
    paragraphs: said(
      `Permintaan Anda atas ${named.amount} dari pesanan ${named.number} sudah kami periksa. Mohon maaf, kami tidak dapat memenuhinya.`,
      ourReason(named),
      'Anda berpendapat lain? Balas saja surel ini.',
    ),
    action: look,
  }),
  refund_withdrawn: (named) => ({
    subject: `Pengembalian dana dihentikan: pesanan ${named.number}`,
    heading: 'Pengembalian dana kami hentikan',
    paragraphs: said(
      `Pengembalian dana ${named.amount} untuk pesanan ${named.number} sudah kami setujui. Mohon maaf, kami terpaksa menghentikannya sebelum dana dikirim.`,
      ourReason(named),
      'Anda berpendapat lain? Balas saja surel ini.',
    ),
    action: look,
  }),
  refunded: ({ number, amount, account, method }) => ({
    subject: `Dana Anda sudah dikirim: pesanan ${number}`,
    heading: 'Dana Anda sudah dikirim',
    paragraphs: [
      account === ''
        ? `${amount} dari pesanan ${number} sudah kami kembalikan lewat ${method}, sama seperti cara Anda membayar.`
        : `${amount} dari pesanan ${number} sudah kami kirim ke rekening Anda ${account}.`,
      'Tergantung banknya, dana terlihat dalam satu sampai dua hari kerja.',
    ],
    action: look,
  }),
}
