import type { SocialProvider } from '@gema/contract/shapes/customer-profile.ts'
import { useEffect, useState } from 'react'
import { useLanguage } from '../../language/use-language.ts'
import { socialAddress } from '../../shopper/social-start.ts'

interface SocialStart {
  /** The provider that the browser is on its way to. */
  busy: SocialProvider | undefined
  failed: boolean
  start: (provider: SocialProvider) => void
}

/** Leads to a provider; from there the visitor comes back to `/social-callback`, and then goes to `next`. */
export function useSocialStart(next: string | undefined): SocialStart {
  const { language } = useLanguage()
  const [busy, setBusy] = useState<SocialProvider>()
  const [failed, setFailed] = useState(false)
  useEffect(() => {
    // Whoever comes back with the back button finds the page as it was left.
    const wake = () => setBusy(undefined)
    window.addEventListener('pageshow', wake)
    return () => window.removeEventListener('pageshow', wake)
  }, [])
  const start = async (provider: SocialProvider) => {
    if (busy !== undefined) return
    setBusy(provider)
    setFailed(false)
    try {
      window.location.assign(await socialAddress(provider, { language, next }))
    } catch {
      setBusy(undefined)
      setFailed(true)
    }
  }
  return { busy, failed, start }
}
