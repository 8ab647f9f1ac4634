import { useEffect, useState } from 'react'

/** An address for something in the browser's memory, for as long as it is shown. */
export function useObjectUrl(file: Blob | undefined): string | undefined {
  const [shown, setShown] = useState<{ of: Blob; src: string }>()
  useEffect(() => {
    if (file === undefined) return
    const src = URL.createObjectURL(file)
    setShown({ of: file, src })
    return () => URL.revokeObjectURL(src)
  }, [file])
  return shown?.of === file ? shown?.src : undefined
}
