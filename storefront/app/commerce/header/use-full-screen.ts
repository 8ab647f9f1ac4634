import { useEffect } from 'react'

/** Under 768 px what opens from the header fills the screen. */
const phone = '(max-width: 767.98px)'

export const isPhone = (): boolean => window.matchMedia(phone).matches

/** While something fills the screen, the page behind it does not scroll; on a screen that turns wide it closes. */
export function useFullScreen(open: boolean, onClose: () => void): void {
  useEffect(() => {
    if (!open) return undefined
    const media = window.matchMedia(phone)
    const root = document.documentElement
    root.style.overflow = 'hidden'
    media.addEventListener('change', onClose)
    return () => {
      root.style.overflow = ''
      media.removeEventListener('change', onClose)
    }
  }, [open, onClose])
}
