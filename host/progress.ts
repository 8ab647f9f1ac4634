/** Progress lines for whoever started the shop. */
export interface Say {
  /** One step of the start: a line that begins calmly and ends with the time it took. */
  step<Result>(title: string, work: (progress: (part: string) => void) => Promise<Result>): Promise<Result>
  line(text: string): void
}

/** Writes progress to the terminal; where there is none, each step is one whole line. */
export function terminalProgress(out: NodeJS.WriteStream): Say {
  return {
    async step(title, work) {
      const started = performance.now()
      if (out.isTTY) out.write(`  ${title} …`)
      const result = await work((part) => {
        if (out.isTTY) out.write(`\r\u001B[K  ${title}: ${part} …`)
      })
      const seconds = ((performance.now() - started) / 1000).toFixed(1)
      out.write(`${out.isTTY ? '\r\u001B[K' : ''}  ✓ ${title} (${seconds} s)\n`)
      return result
    },
    line: (text) => void out.write(`${text}\n`),
  }
}

/** The start was called off before the shop was open. */
export class StartStopped extends Error {
  override name = 'StartStopped'
}

/** The same progress, which ends the start before its next part once the signal is aborted. */
export function stoppable(say: Say, signal: AbortSignal): Say {
  const throwIfStopped = () => {
    if (signal.aborted) throw new StartStopped('The start was stopped.')
  }
  return {
    async step(title, work) {
      throwIfStopped()
      return say.step(title, (progress) =>
        work((part) => {
          throwIfStopped()
          progress(part)
        }),
      )
    },
    line: (text) => say.line(text),
  }
}

/** For tests and tools that want no lines. */
export const silentProgress: Say = { step: (_title, work) => work(() => {}), line: () => {} }
