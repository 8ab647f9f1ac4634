import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { useShopIfLoaded } from '../api/use-shop.ts'
import { useLanguage } from '../language/use-language.ts'
import { useWords } from '../language/use-words.ts'
import { printWords } from './print-words.ts'
import { addressToShare } from './share/shared-address.ts'
import { ShopLogo } from './shop-logo.tsx'

/** A page on paper begins with whose it is, where it is found, and when it was printed: its prices are those of that day. */
export function PrintHead() {
  const t = useWords(printWords)
  const { language } = useLanguage()
  const shop = useShopIfLoaded()
  const [printed, setPrinted] = useState<{ address: string; at: Date }>()
  useEffect(() => {
    const note = () => setPrinted({ address: addressToShare(), at: new Date() })
    // The browser draws the paper as soon as this is over.
    const noteAtOnce = () => flushSync(note)
    window.addEventListener('beforeprint', noteAtOnce)
    return () => window.removeEventListener('beforeprint', noteAtOnce)
  }, [])
  return (
    <div className="wrap mb-4 hidden items-end justify-between gap-6 border-b border-line pb-3 print:flex">
      <ShopLogo className="h-[26px] w-auto flex-none" />
      {printed && (
        <p className="min-w-0 text-end text-12 text-ink-2">
          {shop?.setting.site_name} · {t('printed', { moment: momentIn(language, printed.at) })}
          <br />
          <span className="break-all" dir="ltr">
            {printed.address}
          </span>
        </p>
      )}
    </div>
  )
}

const momentIn = (language: string, at: Date): string =>
  `${new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'Asia/Jakarta',
  }).format(at)} WIB`
