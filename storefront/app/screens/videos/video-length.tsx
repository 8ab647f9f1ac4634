import { clockOfSeconds } from '../../commerce/evidence/clock-of-seconds.ts'
import { useWords } from '../../language/use-words.ts'
import { videosWords } from './videos-words.ts'

/** How long a video takes, on its picture. */
export function VideoLength({ seconds }: { seconds: number }) {
  const t = useWords(videosWords)
  const length = clockOfSeconds(seconds)
  return (
    <span className="figures absolute end-2 bottom-2 rounded-[5px] bg-night/85 px-1.5 py-0.5 text-12 text-white">
      <span className="sr-only">{t('length', { length })}</span>
      <span aria-hidden>{length}</span>
    </span>
  )
}
