import { textAt, viewOf } from './read-bytes.ts'

/** Where the list of an archive can begin at the earliest: its own length, and the longest note after it. */
const archiveEnd = 22
const longestNote = 65_535

/** What a browser or a server would run, wherever it stands. */
const script = /<(?:script|\?php|html|!doctype)/i

/**
 * What else a file is besides a picture or a video: an archive, a document, or something that would be run. Such a file
 * is one thing to who looks at it and another to who opens it.
 */
export function findDisguise(bytes: Uint8Array): 'archive' | 'document' | 'script' | undefined {
  if (endsAsArchive(bytes)) return 'archive'
  // Readers of PDF look for its mark in the first kilobyte, not at the very beginning.
  if (textAt(bytes, 0, 1024 + 4).includes('%PDF-')) return 'document'
  return holdsScript(bytes) ? 'script' : undefined
}

/** An archive is read from its end: there stands its list, with a note that fills the file to the last byte. */
function endsAsArchive(bytes: Uint8Array): boolean {
  const view = viewOf(bytes)
  const earliest = Math.max(0, bytes.length - archiveEnd - longestNote)
  for (let at = bytes.length - archiveEnd; at >= earliest; at--) {
    if (view.getUint32(at) !== 0x504b0506) continue
    if (at + archiveEnd + view.getUint16(at + 20, true) === bytes.length) return true
  }
  return false
}

function holdsScript(bytes: Uint8Array): boolean {
  // As one text of one byte a letter: looking at each place by itself takes long for a file made for it.
  return script.test(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1'))
}
