import { useEffect, useState } from 'react'
import { useLanguage } from '../../language/use-language.ts'
import { faultsOfFiles } from './faults-of-files.ts'

/** What is wrong with each of the files, once that is known; looked at again after every answer of the server. */
export function useFileFaults(files: readonly File[], answers: number): (string | undefined)[] {
  const { language } = useLanguage()
  const [known, setKnown] = useState<ReadonlyMap<File, string | undefined>>(new Map())
  // biome-ignore lint/correctness/useExhaustiveDependencies: an answer of the server changes what is known of files
  useEffect(() => {
    let wanted = true
    void faultsOfFiles(files, language).then((faults) => {
      if (wanted) setKnown(new Map(files.map((file, place) => [file, faults[place]])))
    })
    return () => {
      wanted = false
    }
  }, [files, language, answers])
  return files.map((file) => known.get(file))
}
