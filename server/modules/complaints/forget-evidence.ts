import { eq } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import type { Files } from '../../platform/files/files.ts'
import { selectEvidence } from './complaints-queries.ts'
import { complaintEvidenceTable as evidence } from './complaints-tables.ts'

/**
 * Removes the files of a complaint that nobody decides on any more; what was said stays. The rows go last: where a file
 * could not be removed, who asks again removes it.
 */
export async function forgetEvidence(db: Db, files: Files, complaintId: number): Promise<void> {
  const shown = await selectEvidence(db, complaintId)
  await Promise.all(shown.map(({ file }) => files.remove(file)))
  if (shown.length > 0) await db.delete(evidence).where(eq(evidence.complaintId, complaintId))
}
