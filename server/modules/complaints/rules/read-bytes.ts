/** A text of one byte a letter, as the marks inside of files are; shorter at the end of the file. */
export const textAt = (bytes: Uint8Array, at: number, length: number): string =>
  String.fromCharCode(...bytes.subarray(at, at + length))

/** So many parts a video has at most; a file of nothing but tiny ones is made to keep its reader busy. */
export const mostParts = 10_000

/** How many bytes there are to look at, whatever part of a buffer they are. */
export const viewOf = (bytes: Uint8Array): DataView =>
  new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)

/** A length of eight bytes; one that no file has is told as infinite. */
export const longAt = (view: DataView, at: number, isLittle: boolean): number => {
  const value = view.getBigUint64(at, isLittle)
  return value > BigInt(Number.MAX_SAFE_INTEGER) ? Number.POSITIVE_INFINITY : Number(value)
}

export const startsWith = (bytes: Uint8Array, mark: readonly number[], at = 0): boolean =>
  bytes.length >= at + mark.length && mark.every((byte, place) => bytes[at + place] === byte)
