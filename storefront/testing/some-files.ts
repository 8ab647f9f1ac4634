/** A picture of one colour that a browser can read. */
export async function aPicture(name: string): Promise<File> {
  const canvas = new OffscreenCanvas(64, 48)
  const context = canvas.getContext('2d')
  context?.fillRect(0, 0, 64, 48)
  const blob = await canvas.convertToBlob({ type: 'image/png' })
  return new File([blob], name, { type: name.endsWith('.png') ? 'image/png' : 'image/jpeg' })
}

/** A file of a given weight with nothing in it. */
export const aHeavyFile = (name: string, { type, bytes }: { type: string; bytes: number }): File =>
  new File([new Uint8Array(bytes)], name, { type })

/** Drops files on an element, as a person does who has dragged them there; returns whether the browser would open them. */
export function dropOn(target: Element, files: readonly File[]): boolean {
  const dataTransfer = new DataTransfer()
  for (const file of files) dataTransfer.items.add(file)
  return target.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }))
}
