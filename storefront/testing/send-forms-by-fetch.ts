import { onTestFinished, vi } from 'vitest'

/**
 * Sends forms with files through `fetch`, so that `answerCalls` answers them like every other call. The shop sends them
 * with XMLHttpRequest, which alone reports progress. Until the answer comes, half of the form has left the browser.
 */
export function sendFormsByFetch(): void {
  vi.stubGlobal('XMLHttpRequest', FormByFetch)
  onTestFinished(() => {
    vi.unstubAllGlobals()
  })
}

/** As much of XMLHttpRequest as `askWithProgress` uses. */
class FormByFetch {
  responseType = ''
  response = new Blob()
  status = 0
  onload?: () => void
  onerror?: () => void
  ontimeout?: () => void
  onabort?: () => void
  onloadend?: () => void
  readonly upload: { onprogress?: (sent: { loaded: number; total: number }) => void; onload?: () => void } =
    {}
  #method = ''
  #url = ''
  readonly #sent = new Headers()
  #answered = new Headers()
  #isStopped = false

  open(method: string, url: string): void {
    this.#method = method
    this.#url = url
  }

  setRequestHeader(name: string, value: string): void {
    this.#sent.append(name, value)
  }

  getAllResponseHeaders(): string {
    return [...this.#answered].map(([name, value]) => `${name}: ${value}`).join('\r\n')
  }

  abort(): void {
    this.#isStopped = true
    this.onabort?.()
    this.onloadend?.()
  }

  async send(body: Blob): Promise<void> {
    this.upload.onprogress?.({ loaded: Math.floor(body.size / 2), total: body.size })
    const answer = await window
      .fetch(this.#url, { method: this.#method, headers: this.#sent, body })
      .catch(() => undefined)
    if (this.#isStopped) return
    if (answer === undefined) this.onerror?.()
    else {
      this.upload.onload?.()
      this.status = answer.status
      this.#answered = answer.headers
      this.response = await answer.blob()
      this.onload?.()
    }
    this.onloadend?.()
  }
}
