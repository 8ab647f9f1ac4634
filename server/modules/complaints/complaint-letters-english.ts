import type { ComplaintLetterWords } from './complaint-letter-words.ts'

const look = 'Look at the complaint'

/** The letters about complaints in English. */
export const englishComplaints: ComplaintLetterWords = {
  letters: {
    filed: ({ number, order }) => ({
      subject: `Your complaint ${number} about order ${order}`,
      heading: 'We have your complaint',
      paragraphs: [
        `We are sorry that something is wrong. Your complaint ${number} about order ${order} is here, and we answer it within one working day.`,
        'Until it is settled, your order does not finish by itself.',
      ],
      action: look,
    }),
    answered: ({ number, staff, text }) => ({
      subject: `Our answer to complaint ${number}`,
      heading: 'We have answered you',
      paragraphs: [`${staff} of our service has written about complaint ${number}:`, ...text],
      action: 'Read and answer',
    }),
    proposed: ({ number, text }) => ({
      subject: `Complaint ${number}: our proposal`,
      heading: 'We propose a solution',
      paragraphs: [
        `This is what we propose for complaint ${number}:`,
        ...text,
        'Do you agree? Tell us on the page of your complaint. There you can also ask for something else.',
      ],
      action: 'Answer the proposal',
    }),
    resolved: ({ number, text, refund, account, isToBeApproved }) => ({
      subject: `Complaint ${number} is settled`,
      heading: 'Your complaint is settled',
      paragraphs: [
        ...text,
        ...(refund === ''
          ? []
          : [
              isToBeApproved
                ? `We check the refund of ${refund} and write to you within two working days.`
                : `We send ${refund} to your account ${account}. It takes 3 to 5 working days until you see it.`,
            ]),
        'Thank you for telling us, and for your patience.',
      ],
      action: look,
    }),
    rejected: ({ number, text, appealUntil }) => ({
      subject: `Complaint ${number}: we cannot accept it`,
      heading: 'We cannot accept your complaint',
      paragraphs: [
        `We have looked at complaint ${number} with care. Our reason:`,
        ...text,
        appealUntil === ''
          ? 'We have looked at it twice, so this decision is our last.'
          : `You do not agree? You can appeal once, until ${appealUntil}: open your complaint, choose “Appeal”, say why, and add a photo or video that we have not seen yet.`,
      ],
      action: appealUntil === '' ? look : 'Look at it or appeal',
    }),
    cancelled: ({ number, order }) => ({
      subject: `Complaint ${number} is withdrawn`,
      heading: 'Your complaint is withdrawn',
      paragraphs: [
        `You have withdrawn complaint ${number} about order ${order}. There is nothing more to do.`,
        'Was it not you? Simply answer this mail.',
      ],
      action: look,
    }),
    appealed: ({ number }) => ({
      subject: `Your appeal in complaint ${number}`,
      heading: 'We have your appeal',
      paragraphs: [
        `We look at complaint ${number} once more, with what you have added, and answer within one working day.`,
        'Until then, your order does not finish by itself.',
      ],
      action: look,
    }),
  },
  sections: { items: 'Products', description: 'What you wrote' },
  footer: (order) =>
    `You get this mail because order ${order} was placed with this address. Questions? Simply answer it.`,
}
