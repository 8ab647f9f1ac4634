import type { PayingPlace } from '@gema/contract/shapes/payment.ts'

/** Goes to the place where one pays: by a form where it wants to be sent one, else by its address. */
export function leaveToPay({ url, fields }: PayingPlace): void {
  if (fields === null) {
    window.location.assign(url)
    return
  }
  const form = document.createElement('form')
  form.method = 'post'
  form.action = url
  form.hidden = true
  for (const [name, value] of Object.entries(fields)) {
    const input = document.createElement('input')
    input.type = 'hidden'
    input.name = name
    input.value = value
    form.append(input)
  }
  document.body.append(form)
  // A field may be called "submit" and hide the form's own.
  HTMLFormElement.prototype.submit.call(form)
  form.remove()
}
