import { spacedCode } from '@gema/contract/values/spaced-code.ts'
import { useWords } from '../../language/use-words.ts'
import { CopyButton } from '../order/copy-button.tsx'
import { shareWords } from './share-words.ts'

/** The code of a saved simulation, large enough to be read out, and copied with one press. */
export function CodeBadge({ code }: { code: string }) {
  const t = useWords(shareWords)
  return (
    <div>
      <p className="text-12 text-ink-2">{t('code')}</p>
      <p className="flex flex-wrap items-center gap-x-1.5">
        <b
          dir="ltr"
          className="figures text-18 leading-8 font-strong tracking-[0.04em] whitespace-nowrap text-ink"
        >
          {spacedCode(code)}
        </b>
        <CopyButton text={spacedCode(code)} label={t('copy_code')} />
      </p>
    </div>
  )
}
