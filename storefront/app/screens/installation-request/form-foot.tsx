import type { Progress } from '../../api/ask-with-progress.ts'
import { useWords } from '../../language/use-words.ts'
import { Button } from '../../ui/button.tsx'
import { installationFormWords } from './installation-form-words.ts'

interface FormFootProps {
  /** Before the page is ready, the browser would send what was typed as part of an address. */
  isReady: boolean
  isSending: boolean
  progress: Progress | undefined
  onStop: () => void
}

/** Sends the form; while it is sent, how far it is, and a way to stop it. */
export function FormFoot({ isReady, isSending, progress, onStop }: FormFootProps) {
  const t = useWords(installationFormWords)
  const percent = progress && progress.total > 0 ? Math.floor((100 * progress.sent) / progress.total) : 0
  const hasArrived = isSending && percent >= 100
  return (
    <div className="items-center justify-between gap-6 w768:flex">
      <p className="figures max-w-[52ch] text-14 text-ink-2">
        {hasArrived ? t('checking') : isSending ? t('sending', { percent }) : t('promise')}
      </p>
      {/* Said once at its beginning and its end, not at every percent. */}
      <p role="status" className="sr-only">
        {hasArrived ? t('checking') : isSending ? t('sending', { percent: 0 }) : ''}
      </p>
      <div className="flex flex-none gap-3 max-w768:mt-3.5 max-w380:flex-col">
        {isSending && !hasArrived && (
          <Button look="secondary" onClick={onStop} className="max-w768:flex-1">
            {t('stop')}
          </Button>
        )}
        <Button type={isReady ? 'submit' : 'button'} busy={isSending} className="max-w768:flex-1">
          {t('submit')}
        </Button>
      </div>
    </div>
  )
}
