const hidden = '•••'

/** How somebody can be reached, and where they live. */
interface Contact {
  email: string
  address: { phone: string; street: string; landmark: string; pin?: object | null | undefined }
}

/** "dewi@surel.example" → "d•••@surel.example". */
export const shortenEmail = (email: string): string => email.replace(/^(.)[^@]*/u, `$1${hidden}`)

/** As much of a contact as tells people apart: nobody is reached or visited with it. */
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
