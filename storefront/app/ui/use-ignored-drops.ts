import { useEffect } from 'react'

const ignore = (event: DragEvent) => event.preventDefault()

/** A file that is dropped beside its place would open instead of the page, and what was typed would be lost. */
export function useIgnoredDrops(): void {
  useEffect(() => {
    window.addEventListener('dragover', ignore)
    window.addEventListener('drop', ignore)
    return () => {
      window.removeEventListener('dragover', ignore)
      window.removeEventListener('drop', ignore)
    }
  }, [])
}
