/** Something to do now is more important: waits until the browser has a free moment, but not for ever. */
export const whenIdle = (): Promise<void> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: 2000 })
    // Safari knows no free moments.
    else setTimeout(resolve, 200)
  })
