import type { Progress } from '../../api/ask-with-progress.ts'

/**
 * How many bytes of each file have been sent. A form goes out as one piece, its texts first and then the files in their
 * order; what it weighs beyond its files counts for the texts.
 */
export function shareOfFiles(sizes: readonly number[], { sent, total }: Progress): number[] {
  const weight = sizes.reduce((sum, size) => sum + size, 0)
  let left = Math.max(0, sent - Math.max(0, total - weight))
  return sizes.map((size) => {
    const share = Math.min(size, left)
    left -= share
    return share
  })
}
