import { findDisguise } from './find-disguise.ts'
import { readAvi } from './read-avi.ts'
import { startsWith } from './read-bytes.ts'
import { readMp4 } from './read-mp4.ts'
import { readWmv } from './read-wmv.ts'

const jpeg = [0xff, 0xd8, 0xff]
const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]

export type VideoType = 'video/mp4' | 'video/quicktime' | 'video/x-msvideo' | 'video/x-ms-wmv'

export type EvidenceRead = { kind: 'image' } | { kind: 'video'; type: VideoType }

/** What may be shown as evidence, in bytes. */
export interface EvidenceLimits {
  imageBytes: number
  videoBytes: number
}

export type EvidenceRefused = 'evidence_unreadable' | 'evidence_image_too_large' | 'evidence_video_too_large'

/** What a file is by its contents, whatever its name says, or why it is no evidence. */
export function readEvidence(
  bytes: Uint8Array,
  limits: EvidenceLimits,
): EvidenceRead | { refused: EvidenceRefused } {
  const read = kindOf(bytes)
  if (read === undefined) return { refused: 'evidence_unreadable' }
  if (read.kind === 'image' && bytes.length > limits.imageBytes)
    return { refused: 'evidence_image_too_large' }
  if (read.kind === 'video' && bytes.length > limits.videoBytes)
    return { refused: 'evidence_video_too_large' }
  return findDisguise(bytes) === undefined ? read : { refused: 'evidence_unreadable' }
}

function kindOf(bytes: Uint8Array): EvidenceRead | undefined {
  if (startsWith(bytes, jpeg) || startsWith(bytes, png)) return { kind: 'image' }
  const type = readMp4(bytes) ?? readAvi(bytes) ?? readWmv(bytes)
  return type === undefined ? undefined : { kind: 'video', type }
}
