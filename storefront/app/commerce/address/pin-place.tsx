import { MapPin as MapPinSign } from 'lucide-react'
import { useLanguage } from '../../language/use-language.ts'
import { useWords } from '../../language/use-words.ts'
import { classNames } from '../../ui/class-names.ts'
import { Icon } from '../../ui/icon.tsx'
import { accuracyText, pinLink, pinText } from './address-text.ts'
import type { MapPin } from './parse-map-pin.ts'
import { pinWords } from './pin-words.ts'

interface PinPlaceProps {
  pin: MapPin
  /** In metres, where a device has said where it is. */
  accuracy: number | undefined
  onRemove: () => void
}

/** Further off than this, a pin leads to the wrong street. */
const roughFrom = 200

/** A pin that is set: its place, how exact it is, and the ways to look at it and to take it away. */
export function PinPlace({ pin, accuracy, onRemove }: PinPlaceProps) {
  const t = useWords(pinWords)
  const { language } = useLanguage()
  const isRough = accuracy !== undefined && accuracy >= roughFrom
  return (
    <div className="flex gap-3 rounded-inner bg-soft p-4 text-14">
      <Icon of={MapPinSign} className="text-primary" />
      <div className="min-w-0">
        <p role="status">
          {t('place')}{' '}
          <bdi dir="ltr" className="figures font-strong">
            {pinText(pin)}
          </bdi>
        </p>
        {accuracy !== undefined && (
          <p className={classNames('mt-1 text-12', isRough ? 'text-warn-ink' : 'text-ink-2')}>
            {t(isRough ? 'rough' : 'accuracy', { distance: accuracyText(accuracy, language) })}
          </p>
        )}
        <p className="mt-2 flex flex-wrap gap-x-4 gap-y-1">
          <a
            href={pinLink(pin)}
            target="_blank"
            rel="noopener noreferrer"
            className="font-semibold text-primary hover:underline"
          >
            {t('open')}
          </a>
          <button type="button" onClick={onRemove} className="font-semibold text-sale hover:underline">
            {t('remove')}
          </button>
        </p>
      </div>
    </div>
  )
}
