import type { FieldMessage } from '@gema/contract/validation.ts'

/**
 * The files that sentences of the server are about. It names them by their place (`evidence.1`), or by their name inside
 * the sentence.
 */
export function refusedFiles(files: readonly File[], messages: readonly FieldMessage[]): [File, string][] {
  return messages.flatMap(({ field, message }) => {
    const place = /^evidence\.(\d+)$/.exec(field)?.[1]
    if (place === undefined && field !== 'evidence') return []
    const file =
      place === undefined
        ? files.find(({ name }) => message.includes(`“${name}”`))
        : files[Number.parseInt(place, 10)]
    return file === undefined ? [] : [[file, message] as [File, string]]
  })
}
