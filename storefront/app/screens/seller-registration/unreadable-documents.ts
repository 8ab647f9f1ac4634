import { thumbnailOf } from '../../ui/thumbnail-of.ts'
import type { DocumentField, SellerValues } from './seller-values.ts'

export const documentTypes = ['image/jpeg', 'image/png']
const fields: DocumentField[] = ['identity_document', 'tax_document']

/** The photos that are no picture this shop can read. The server looks into them itself; this spares the sending. */
export async function unreadableDocuments(values: Partial<SellerValues>): Promise<DocumentField[]> {
  const readable = await Promise.all(
    fields.map(async (field) => {
      const file = values[field]
      if (!file) return true
      return documentTypes.includes(file.type) && (await thumbnailOf(file)) !== undefined
    }),
  )
  return fields.filter((_, place) => !readable[place])
}
