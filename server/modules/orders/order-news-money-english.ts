import { type MoneyNewsWords, type NewsNamed, said } from './order-news-words.ts'

const look = 'Look at the order'
const ourReason = ({ reason }: NewsNamed) => reason !== '' && `Our reason: ${reason}`
const voucherBack = ({ hasVoucher }: NewsNamed) => hasVoucher && 'The voucher that you used is yours again.'

/** Where money goes that is not on its way yet. */
const goesBack = ({ amount, account, method, isTransfer, isToBeApproved }: NewsNamed): string => {
  if (isToBeApproved) return `We check the refund of ${amount} and write to you within two working days.`
  if (account !== '') return `We send ${amount} to your account ${account} within two working days.`
  return isTransfer
    ? `We send ${amount} to the bank account that you told us, within two working days.`
    : `${amount} goes back the way it came, through ${method}. Depending on the bank it takes 3 to 14 days until you see it.`
}

/** The letters about money that goes back, or does not, in English. */
export const englishMoneyNews: MoneyNewsWords = {
  cancelled: (named) => {
    const { number, standing, isRefunded } = named
    const isOurs = standing.cancelled === 'by_shop'
    // Of one that was not confirmed yet, the reason is what its owner said.
    const answer = !isOurs && standing.status > 1 && named.reason !== '' && `Our answer: ${named.reason}`
    return {
      subject: `Your order ${number} is cancelled`,
      heading: 'Your order is cancelled',
      paragraphs: said(
        isOurs
          ? `We are sorry: we had to cancel order ${number}.`
          : `As you asked, order ${number} is cancelled.`,
        isOurs ? ourReason(named) : answer,
        isRefunded ? goesBack(named) : 'You owe nothing.',
        voucherBack(named),
      ),
      action: look,
    }
  },
  refund_asked: ({ number, amount }) => ({
    subject: `Your request for money back: order ${number}`,
    heading: 'We have your request',
    paragraphs: [
      `You ask for ${amount} of order ${number} back. We look at it and answer within two working days.`,
      'You need not do anything until then.',
    ],
    action: look,
  }),
  refund_approved: (named) => ({
    subject: `You get your money back: order ${named.number}`,
    heading: 'You get your money back',
    paragraphs: said(
      `We have approved your request: you get ${named.amount} of order ${named.number} back.`,
      named.reason !== '' && `Our answer: ${named.reason}`,
      goesBack(named),
      named.standing.cancelled !== null && 'With it, the order is cancelled and will not be sent.',
      named.standing.cancelled !== null && voucherBack(named),
    ),
    action: look,
  }),
  refund_rejected: (named) => ({
    subject: `Your request for money back: order ${named.number}`,
    heading: 'We cannot give the money back',
    paragraphs: said(
      `We have looked at your request for ${named.amount} of order ${named.number}. We are sorry, we cannot grant it.`,
      ourReason(named),
      'You see it differently? Simply answer this mail.',
    ),
    action: look,
  }),
  refund_withdrawn: (named) => ({
    subject: `Your refund is stopped: order ${named.number}`,
    heading: 'We have stopped your refund',
    paragraphs: said(
      `We had approved a refund of ${named.amount} for order ${named.number}. We are sorry, we had to stop it before the money was sent.`,
      ourReason(named),
      'You see it differently? Simply answer this mail.',
    ),
    action: look,
  }),
  refunded: ({ number, amount, account, method }) => ({
    subject: `Your money is on its way: order ${number}`,
    heading: 'Your money is on its way',
    paragraphs: [
      account === ''
        ? `We have sent ${amount} of order ${number} back the way it came, through ${method}.`
        : `We have sent ${amount} of order ${number} to your account ${account}.`,
      'Depending on the bank it takes one to two working days until you see it.',
    ],
    action: look,
  }),
}
