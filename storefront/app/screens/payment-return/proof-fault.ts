import { thumbnailOf } from '../../ui/thumbnail-of.ts'

export const proofTypes = ['image/jpeg', 'image/png']
const mostBytes = 4 * 1024 * 1024

/** What is wrong with a receipt. The server looks into it itself; this spares the sending. */
export async function proofFault(file: File): Promise<'too_large' | 'unreadable' | undefined> {
  if (!proofTypes.includes(file.type)) return 'unreadable'
  if (file.size > mostBytes) return 'too_large'
  return (await thumbnailOf(file)) === undefined ? 'unreadable' : undefined
}
