import { type ComplaintEvidence, openEvidence } from '../../modules/complaints/complaints.ts'
import type { Shop } from '../../shop.ts'

/** What the contents are, whatever the file was called when it was sent. */
const endings: Record<string, string> = {
  'image/webp': 'webp',
  'video/mp4': 'mp4',
  'video/quicktime': 'mov',
  'video/x-msvideo': 'avi',
  'video/x-ms-wmv': 'wmv',
}

/** A file of evidence as it is sent; nothing, where it is gone. */
export async function presentEvidence(shop: Shop, evidence: ComplaintEvidence): Promise<File | undefined> {
  const bytes = await openEvidence(shop, evidence)
  if (bytes === undefined) return undefined
  const stem = evidence.name.replace(/\.[^.]*$/, '')
  return new File([bytes], `${stem}.${endings[evidence.type] ?? 'bin'}`, { type: evidence.type })
}
