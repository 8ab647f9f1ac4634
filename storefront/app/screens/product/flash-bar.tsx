import { Zap } from 'lucide-react'
import { useCallback, useState } from 'react'
import { useRevalidator } from 'react-router'
import { useWords } from '../../language/use-words.ts'
import { Countdown } from '../../ui/countdown.tsx'
import { Icon } from '../../ui/icon.tsx'
import { buyWords } from './buy-words.ts'

/** How long the flash price lasts. When it ends the page asks again, and the price returns by itself. */
export function FlashBar({ endTime, now }: { endTime: string; now: () => string }) {
  const t = useWords(buyWords)
  const [serverTime] = useState(now)
  const { revalidate } = useRevalidator()
  const refresh = useCallback(() => void revalidate(), [revalidate])
  return (
    <div className="flex min-h-11 items-center justify-between gap-3 bg-sale px-4 py-2 text-14 text-white print:min-h-0 print:text-sale">
      <b className="inline-flex items-center gap-2 font-strong">
        <Icon of={Zap} size={16} className="fill-current" />
        {t('flash_price')}
      </b>
      {/* From its end to its start: a page that is painted while it still arrives moves nothing. */}
      <span className="flex grow flex-row-reverse items-center gap-2 print:hidden [&_b]:bg-ink/34">
        <Countdown endTime={endTime} serverTime={serverTime} label={t('ends_in')} onEnd={refresh} />
        <span aria-hidden className="max-w768:hidden">
          {t('ends_in')}
        </span>
      </span>
    </div>
  )
}
