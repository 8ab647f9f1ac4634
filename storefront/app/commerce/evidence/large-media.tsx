import { useState } from 'react'
import { useWords } from '../../language/use-words.ts'
import { buttonClasses } from '../../ui/button-classes.ts'
import { evidenceWords } from './evidence-words.ts'
import { useObjectUrl } from './use-object-url.ts'

interface LargeMediaProps {
  blob: Blob
  name: string
  kind: 'image' | 'video'
}

/** A photo or a video as large as fits. Not every browser plays every kind of video: then it can still be saved. */
export function LargeMedia({ blob, name, kind }: LargeMediaProps) {
  const t = useWords(evidenceWords)
  const src = useObjectUrl(blob)
  const [failed, setFailed] = useState<string>()
  if (src === undefined) return null
  if (failed === src) {
    return (
      <div role="alert" className="grid justify-items-center gap-4 text-center">
        <p>{t('not_playable')}</p>
        <a href={src} download={name} className={buttonClasses('white', 40)}>
          {t('download', { name })}
        </a>
      </div>
    )
  }
  const fits = 'absolute inset-0 m-auto max-h-full max-w-full rounded-control'
  return kind === 'image' ? (
    <img src={src} alt={name} onError={() => setFailed(src)} className={fits} />
  ) : (
    // biome-ignore lint/a11y/useMediaCaption: what somebody has filmed at home has none
    <video src={src} controls playsInline aria-label={name} onError={() => setFailed(src)} className={fits} />
  )
}
