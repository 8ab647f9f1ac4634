/** Nobody waits longer than this for a picture that does not come. */
const patience = 3000

/** Prints the page with its pictures, those too that nobody has scrolled to yet. */
export async function printPage(): Promise<void> {
  const late = [...document.querySelectorAll<HTMLImageElement>('main img[loading="lazy"]')].filter(
    (image) => !image.complete && image.closest('.print\\:hidden') === null,
  )
  for (const image of late) image.loading = 'eager'
  const loaded = Promise.allSettled(late.map((image) => image.decode()))
  await Promise.race([loaded, new Promise((resolve) => setTimeout(resolve, patience))])
  window.print()
}
