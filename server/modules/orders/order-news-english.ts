import { englishMoneyNews } from './order-news-money-english.ts'
import { type NewsNamed, type OrderNewsWords, said } from './order-news-words.ts'

const look = 'Look at the order'
const ourReason = ({ reason }: NewsNamed) => reason !== '' && `Our reason: ${reason}`
const cashReady = ({ cash }: NewsNamed) =>
  cash !== '' && `You pay ${cash} in cash when it is handed to you. Please have it ready.`
/** The letters after the sale in English. */
export const englishNews: OrderNewsWords = {
  letters: {
    ...englishMoneyNews,
    accepted: (named) => ({
      subject: `Your order ${named.number} is accepted`,
      heading: 'We have accepted your order',
      paragraphs: said(
        `Order ${named.number} is confirmed, and we are packing it now.`,
        cashReady(named),
        named.fetchedAt === ''
          ? 'We write again as soon as it is on its way.'
          : 'We write again as soon as you can fetch it.',
      ),
      action: look,
    }),
    cancel_asked: ({ number }) => ({
      subject: `Your request to cancel order ${number}`,
      heading: 'We have your request',
      paragraphs: [
        `You have asked us to cancel order ${number}. We answer within one working day.`,
        'Until then we do not send it. You need not do anything.',
      ],
      action: look,
    }),
    cancel_declined: (named) => ({
      subject: `Your order ${named.number} goes on`,
      heading: 'We cannot cancel your order any more',
      paragraphs: said(
        `You had asked us to cancel order ${named.number}. We are sorry, this is no longer possible.`,
        ourReason(named),
        'Your order goes on as it is, and we write again at its next step.',
      ),
      action: look,
    }),
    handed_over: (named) => ({
      ...(named.fetchedAt === ''
        ? {
            subject: `Your order ${named.number} has left us`,
            heading: 'Your order is with the courier',
            paragraphs: said(
              `We have packed order ${named.number} and handed it to the courier.`,
              cashReady(named),
            ),
          }
        : {
            subject: `Your order ${named.number} is packed`,
            heading: 'Your order is packed',
            paragraphs: said(
              `We have packed order ${named.number}. We write again as soon as you can fetch it at ${named.fetchedAt}.`,
              cashReady(named),
            ),
          }),
      action: 'Follow the order',
    }),
    in_transit: (named) => ({
      ...(named.fetchedAt === ''
        ? {
            subject: `Your order ${named.number} is on its way`,
            heading: 'Your order is on its way',
            paragraphs: said(`Order ${named.number} is on its way to you.`, cashReady(named)),
          }
        : {
            subject: `Your order ${named.number} is ready`,
            heading: 'You can fetch your order',
            paragraphs: said(
              `Order ${named.number} is ready for you at ${named.fetchedAt}. Please bring the order number.`,
              cashReady(named),
            ),
          }),
      action: 'Follow the order',
    }),
    delivered: ({ number, finishes, fetchedAt }) => ({
      subject: fetchedAt === '' ? `Your order ${number} is delivered` : `You have fetched order ${number}`,
      heading: 'Your order is with you',
      paragraphs: said(
        fetchedAt === ''
          ? `Order ${number} has been delivered. Please look at everything once.`
          : `You have fetched order ${number}. Please look at everything once.`,
        'All well? Then finish the order, and tell others how you like it.',
        'Something is broken, missing or not what you ordered? File a complaint on the page of your order within 7 days.',
        finishes !== '' && `Without a word from you, it finishes by itself on ${finishes}.`,
      ),
      action: look,
    }),
    reminder: ({ number, finishes }) => ({
      subject: `Is everything well with order ${number}?`,
      heading: 'Is everything well?',
      paragraphs: said(
        `Order ${number} has been with you for some days.`,
        finishes !== '' && `It finishes by itself on ${finishes}.`,
        'Is something not right? Please tell us before then, on the page of your order.',
      ),
      action: look,
    }),
    finished: ({ number }) => ({
      subject: `Thank you: order ${number} is finished`,
      heading: 'Thank you',
      paragraphs: [
        `Order ${number} is finished. We hope that you enjoy it for many years.`,
        'How do you like it? A few words from you help others to choose.',
      ],
      action: 'Write a review',
    }),
    again: ({ number, stands }) => ({
      subject: `All about your order ${number}`,
      heading: 'Your order once more',
      paragraphs: [`Here is order ${number} again, as you asked. ${stands}`],
      action: look,
    }),
  },
  stands: {
    cancelled: () => 'It is cancelled.',
    finished: () => 'It is finished. Thank you for buying from us.',
    unaccepted: () => 'We check it at the moment, and write to you as soon as it is accepted.',
    unpaid: ({ amount, method, deadline }) =>
      `It waits for the payment of ${amount} with ${method}${deadline === '' ? '' : `, until ${deadline}`}.`,
    confirmed: () => 'It is confirmed, and we are packing it.',
    packed: () => 'It is packed.',
    ready: ({ fetchedAt }) => `It is ready to be fetched at ${fetchedAt}.`,
    fetched: () => 'You have fetched it.',
    handed_over: () => 'It is with the courier.',
    on_the_way: () => 'It is on its way to you.',
    delivered: () => 'It has been delivered.',
  },
  pay: { online: 'Pay now', transfer: 'Send the receipt' },
  facts: { place: 'Where it is', tracking: (service) => `Tracking number, ${service}` },
}
