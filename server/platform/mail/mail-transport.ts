import { createTransport } from 'nodemailer'

export interface OutgoingMail {
  recipient: string
  subject: string
  text: string
  html: string
}

/** The way out for mails. */
export interface MailTransport {
  /** For people: where mails go. */
  title: string
  /** Mails go no further than the database, so they must stay readable there. */
  keeps: boolean
  send(mail: OutgoingMail): Promise<void>
  close(): void
}

/** Sends through a mail server; without one, mails are only kept, where the demo mailbox shows them. */
export function openMailTransport(options: { smtpUrl: string | undefined; from: string }): MailTransport {
  if (options.smtpUrl === undefined) {
    return { title: 'kept in the database, not sent', keeps: true, send: async () => {}, close: () => {} }
  }
  // A mail server that hangs must not hold a worker for minutes.
  const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 }
  const smtp = createTransport({ url: options.smtpUrl, ...patience }, { from: options.from })
  return {
    title: `sent through ${new URL(options.smtpUrl).host}`,
    keeps: false,
    async send({ recipient, subject, text, html }) {
      // As an address object, so that nothing in it can become a second recipient or a header.
      await smtp.sendMail({ to: { name: '', address: recipient }, subject, text, html })
    },
    close: () => smtp.close(),
  }
}
