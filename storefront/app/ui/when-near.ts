/** How far below the screen a part may be when its code is loaded. */
const nearness = '600px'

/**
 * For `lazy`, and parts far down a page: the server renders them as any other, and their code is loaded when the element
 * with this id comes near the screen. Until then they can be read and their links work. A page that is built in the
 * browser has no such element yet and loads them at once.
 */
export const whenNear =
  <Loaded>(id: string, load: () => Promise<Loaded>): (() => Promise<Loaded>) =>
  async () => {
    if (typeof document !== 'undefined') await untilNear(document.getElementById(id))
    return load()
  }

function untilNear(element: HTMLElement | null): Promise<void> {
  if (element === null) return Promise.resolve()
  return new Promise((resolve) => {
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        observer.disconnect()
        resolve()
      },
      { rootMargin: nearness },
    )
    observer.observe(element)
  })
}
