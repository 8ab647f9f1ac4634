import { useEffect, useState } from 'react'
import { thumbnailOf } from './thumbnail-of.ts'

/** A small copy of a picture from this device, once it is made. */
export function useThumbnail(file: File | undefined): string | undefined {
  const [thumbnail, setThumbnail] = useState<{ of: File; src: string | undefined }>()
  useEffect(() => {
    if (file === undefined) return
    let wanted = true
    void thumbnailOf(file).then((src) => {
      if (wanted) setThumbnail({ of: file, src })
    })
    return () => {
      wanted = false
    }
  }, [file])
  return thumbnail?.of === file ? thumbnail?.src : undefined
}
