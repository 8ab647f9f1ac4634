import type { FlashSale } from '@gema/contract/calls/flash-sale.ts'
import { BellRing } from 'lucide-react'
import type { MouseEvent } from 'react'
import { addressOf } from '../../addresses.ts'
import { useShop } from '../../api/use-shop.ts'
import { inLanguage } from '../../language/language-path.ts'
import { useLanguage } from '../../language/use-language.ts'
import { useWords } from '../../language/use-words.ts'
import { type ButtonLook, buttonClasses } from '../../ui/button-classes.ts'
import { classNames } from '../../ui/class-names.ts'
import { Icon } from '../../ui/icon.tsx'
import { calendarFile } from './calendar-file.ts'
import { flashSaleWords } from './flash-sale-words.ts'
import { startOnClock } from './jakarta-time.ts'
import { useDayName } from './use-day-name.ts'

interface ReminderLinkProps {
  sale: FlashSale
  serverTime: string
  look: ButtonLook
  className?: string
}

const fileName = 'flash-sale.ics'

/**
 * Saves the beginning of a sale as a calendar file. The file stands in the link itself, so it also works without script;
 * with script it becomes a file first, which phones open in their calendar.
 */
export function ReminderLink({ sale, serverTime, look, className }: ReminderLinkProps) {
  const t = useWords(flashSaleWords)
  const { setting } = useShop()
  const { language } = useLanguage()
  const day = useDayName(serverTime)(sale.start_time)
  const time = startOnClock(sale.start_time)
  const address = `${inLanguage(addressOf('flashSale'), language)}?session=${sale.uuid}`
  const file = calendarFile({
    uid: `${sale.uuid}@flash-sale`,
    title: t('calendar_title', { shop: setting.site_name }),
    text: `${sale.name}\n${t('running_title')}`,
    url: new URL(address, setting.site_url).href,
    start: sale.start_time,
    end: sale.end_time,
    written: serverTime,
  })
  const save = (event: MouseEvent) => {
    event.preventDefault()
    saveFile(file)
  }
  return (
    <a
      href={`data:text/calendar;charset=utf-8,${encodeURIComponent(file)}`}
      download={fileName}
      aria-label={t('remind_of', { day, time })}
      onClick={save}
      className={classNames(buttonClasses(look, look === 'primary' ? 48 : 40), className)}
    >
      <Icon of={BellRing} size={16} />
      {t('remind')}
    </a>
  )
}

function saveFile(text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/calendar;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = url
  link.download = fileName
  link.click()
  // The browser has to read it first.
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
