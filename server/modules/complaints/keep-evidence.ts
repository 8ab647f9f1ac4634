import { randomUUID } from 'node:crypto'
import type { Files } from '../../platform/files/files.ts'
import type { Sealer } from '../../platform/sealer.ts'
import { reencodePicture } from '../media/media.ts'
import type { ComplaintOutcome, ComplaintRefused } from './complaint-outcome.ts'
import type { NewEvidenceRow } from './complaints-queries.ts'
import { type EvidenceLimits, type EvidenceRefused, readEvidence } from './rules/read-evidence.ts'
import { shownName } from './rules/shown-name.ts'

/** Where evidence is kept: sealed, under names that tell nothing, and served by no address of the shop. */
const folder = 'evidence'

export interface EvidenceAround {
  files: Files
  sealer: Sealer
}

/** A file as somebody has sent it; it is read only when nothing else speaks against it. */
export interface SentFile {
  name: string
  read: () => Promise<Uint8Array>
}

/** Files of somebody who complains, and how much may be sent. */
export interface SentEvidence {
  sent: SentFile[]
  limits: EvidenceLimits
}

type ReadFile = Pick<NewEvidenceRow, 'kind' | 'type' | 'name'> & { bytes: Uint8Array }

/**
 * Keeps files of evidence for as long as they are used. All are read before any is kept, by their contents; pictures are
 * made anew. Where `use` refuses, falls, or does without them, none of them stays.
 */
export async function withEvidence(
  around: EvidenceAround,
  evidence: SentEvidence,
  use: (files: NewEvidenceRow[]) => Promise<{ outcome: ComplaintOutcome; keeps: boolean }>,
): Promise<ComplaintOutcome> {
  const read: ReadFile[] = []
  for (const file of evidence.sent) {
    const one = await readFile(file, evidence.limits)
    if ('refused' in one) return one
    read.push(one)
  }
  const kept: NewEvidenceRow[] = []
  let keeps = false
  try {
    for (const file of read) kept.push(await keepFile(around, file))
    const used = await use(kept)
    keeps = used.keeps
    return used.outcome
  } finally {
    // Nobody would ever find files that belong to no complaint.
    if (!keeps) await Promise.all(kept.map(({ file }) => around.files.remove(file)))
  }
}

async function readFile(
  { name, read: open }: SentFile,
  limits: EvidenceLimits,
): Promise<ReadFile | ComplaintRefused> {
  const shown = shownName(name)
  const refuse = (refused: EvidenceRefused): ComplaintRefused => ({
    ...{ refused, field: 'evidence', values: { name: shown } },
  })
  const bytes = await open()
  const read = readEvidence(bytes, limits)
  if ('refused' in read) return refuse(read.refused)
  if (read.kind === 'video') return { kind: 'video', type: read.type, name: shown, bytes }
  const picture = await reencodePicture(bytes)
  if ('refused' in picture) return refuse('evidence_unreadable')
  return { kind: 'image', type: 'image/webp', name: shown, bytes: picture }
}

async function keepFile({ files, sealer }: EvidenceAround, read: ReadFile): Promise<NewEvidenceRow> {
  const { bytes, ...known } = read
  const file = `${folder}/${randomUUID()}`
  await files.write(file, sealer.seal(bytes))
  return { ...known, bytes: bytes.length, file }
}

/** The contents of a file of evidence; nothing, where it is gone. */
export async function openEvidence(
  { files, sealer }: EvidenceAround,
  { file }: { file: string },
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const sealed = await files.read(file)
  return sealed === undefined ? undefined : sealer.open(sealed)
}
