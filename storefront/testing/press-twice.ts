/** Sends a form twice before its button can be busy, as a fast double click does on a slow device. */
export function pressTwice(form: string): void {
  for (let press = 0; press < 2; press += 1) document.querySelector<HTMLFormElement>(form)?.requestSubmit()
}
