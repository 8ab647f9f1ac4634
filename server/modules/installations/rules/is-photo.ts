const marks = [
  [0xff, 0xd8, 0xff],
  [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
]

/** Whether a file begins as a JPG or a PNG, whatever its name says: nothing else is handed to the reader of pictures. */
export const isPhoto = (bytes: Uint8Array): boolean =>
  marks.some((mark) => mark.every((byte, place) => bytes[place] === byte))
