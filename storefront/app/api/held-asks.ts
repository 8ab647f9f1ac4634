let held: { until: Promise<void>; letGo: () => void; tooLong: ReturnType<typeof setTimeout> } | undefined

/** A session whose end nobody hears of must not stop the whole shop: on a line that hangs, a refusal is the lesser harm. */
const longest = 10_000

/** From here on nothing is asked for but the end of the session: with its token, anything else would be refused. */
export function holdAsks(): void {
  if (held !== undefined) return
  let letGo = () => {}
  const until = new Promise<void>((resolve) => {
    letGo = resolve
  })
  held = { until, letGo, tooLong: setTimeout(letAsksGo, longest) }
}

/** The session has ended, or stays: whoever waits goes on. */
export function letAsksGo(): void {
  clearTimeout(held?.tooLong)
  held?.letGo()
  held = undefined
}

/** Until when to wait before asking; nothing where asks are not held. */
export const asksHeld = (): Promise<void> | undefined => held?.until
