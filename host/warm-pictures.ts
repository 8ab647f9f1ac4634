import type { HandleRequest } from './listen.ts'

/**
 * Asks for the pictures of the front page once, one after the other, so that the first visitor of a new shop does not
 * wait until they are made. Nobody waits for it, and whatever fails here is made when it is asked for.
 */
export async function warmPictures(handle: HandleRequest, stopped: () => boolean): Promise<void> {
  for (const page of ['/', '/id']) {
    const html = await (await handle(new Request(`http://localhost${page}`), 'warm-up')).text()
    for (const address of picturesIn(html)) {
      if (stopped()) return
      await (await handle(new Request(`http://localhost${address}`), 'warm-up')).arrayBuffer()
    }
  }
}

/** All addresses of pictures in a page, the formats that browsers prefer first. */
export const picturesIn = (html: string): string[] => [
  ...new Set([...html.matchAll(/\/media\/\d+\/[\w.-]+\.avif/g)].map(([address]) => address)),
]
