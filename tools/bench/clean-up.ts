type End = () => Promise<void>

const open = new Set<End>()

/** Something that must end with the run: answers how to end it, which happens once, also when the run is broken off. */
export function endsWithTheRun(end: End): End {
  let ending: Promise<void> | undefined
  const once = () => {
    ending ??= end().finally(() => open.delete(once))
    return ending
  }
  open.add(once)
  return once
}

/** Ends whatever is open, the last first: it may need what was there before it. */
export async function endEverything(): Promise<void> {
  for (let last = [...open].at(-1); last !== undefined; last = [...open].at(-1))
    await last().catch((error: unknown) => console.error(error))
}
