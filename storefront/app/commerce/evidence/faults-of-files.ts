import { sentenceOf } from '@gema/contract/refusals.ts'
import { evidence, isVideoName } from '@gema/contract/shapes/complaint.ts'
import { messagesOf } from '@gema/contract/validation.ts'
import { thumbnailOf } from '../../ui/thumbnail-of.ts'

/** What the server has said about a file: it stays true for as long as the file is there. */
const refusedByServer = new WeakMap<File, string>()

/** Keeps what the server said about files, in the language that it was said in. */
export function keepRefusals(refusals: Iterable<readonly [File, string]>): void {
  for (const [file, sentence] of refusals) refusedByServer.set(file, sentence)
}

/**
 * What is wrong with each file, or nothing: too large, of another kind, a picture that cannot be read. The server looks
 * into them itself; this spares the sending.
 */
export function faultsOfFiles(files: readonly File[], language: string): Promise<(string | undefined)[]> {
  return Promise.all(
    files.map(async (file) => {
      const told = refusedByServer.get(file)
      if (told !== undefined) return told
      const checked = evidence.safeParse(file)
      if (!checked.success) return messagesOf(checked.error.issues, language)[0]?.message
      if (isVideoName(file.name) || (await thumbnailOf(file)) !== undefined) return undefined
      return sentenceOf('evidence_unreadable', language, { name: file.name })
    }),
  )
}
