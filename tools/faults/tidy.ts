/** What must not outlive this run, the newest first. */
const left: (() => unknown)[] = []

/** Has something ended at the end of the run, however it ends; answers how to end it before. */
export function atTheEnd(end: () => unknown): () => Promise<void> {
  let ended: Promise<void> | undefined
  const once = () => {
    ended ??= (async () => {
      left.splice(left.indexOf(once), 1)
      await end()
    })()
    return ended
  }
  left.push(once)
  return once
}

export async function tidyUp(): Promise<void> {
  for (let last = left.at(-1); last !== undefined; last = left.at(-1)) {
    await Promise.resolve(last()).catch((error: unknown) => console.error(error))
  }
}

/** Ctrl-C ends what was started before it ends this process; a second one does not wait. */
export function tidyUpOnSignal(): void {
  let isTidying = false
  const onSignal = () => {
    if (isTidying) process.exit(130)
    isTidying = true
    tidyUp().finally(() => process.exit(130))
  }
  process.on('SIGINT', onSignal).on('SIGTERM', onSignal)
}
