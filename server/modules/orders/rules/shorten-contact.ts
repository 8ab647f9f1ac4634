const hidden = '•••'

/** Contact details of a customer. */
interface Contact {
  email: string
  address: { phone: string; street: string; landmark: string; pin?: object | null | undefined }
}

/** "dewi@surel.example" → "d•••@surel.example". */
export const shortenEmail = (email: string): string => email.replace(/^(.)[^@]*/u, `$1${hidden}`)

/** Shortens a contact so that people can be told apart, but not called, mailed or visited. */
export const shortenContact = <Shown extends Contact>(shown: Shown): Shown => ({
  ...shown,
  email: shortenEmail(shown.email),
  address: {
    ...shown.address,
    phone: `${hidden} ${shown.address.phone.slice(-4)}`,
    street: hidden,
    landmark: '',
    pin: null,
  },
})
