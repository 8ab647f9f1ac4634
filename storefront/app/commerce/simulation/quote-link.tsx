import { basePath, callPaths } from '@gema/contract/call-paths.ts'
import { Download } from 'lucide-react'
import type { MouseEvent } from 'react'
import { useWords } from '../../language/use-words.ts'
import { Icon } from '../../ui/icon.tsx'
import { useChange } from '../account/use-change.ts'
import { saveFile } from '../order/open-file.ts'
import { useToast } from '../use-toast.ts'
import { shareWords } from './share-words.ts'
import type { SharedSimulation } from './shared-simulation.ts'

/** The quotation as a file, in the language of the page. Without script the plain link fetches it. */
export function QuoteLink({
  simulation,
}: {
  simulation: Pick<SharedSimulation, 'uuid' | 'simulation_code'>
}) {
  const t = useWords(shareWords)
  const toast = useToast()
  const { change, busy } = useChange()
  const { uuid, simulation_code: code } = simulation
  const save = async (event: MouseEvent) => {
    event.preventDefault()
    if (busy) return
    const answer = await change('simulationQuote', { uuid })
    if (answer.ok) saveFile(answer.data, t('quote_file', { code }))
    else toast.error(answer.form[0] ?? answer.message)
  }
  return (
    <a
      href={`${basePath}/${callPaths.simulationQuote.path}?uuid=${uuid}`}
      onClick={save}
      aria-busy={busy || undefined}
      className="flex items-center gap-3.5 border-t border-line px-4 py-3.5 text-14 hover:bg-soft print:hidden"
    >
      <PaperSign />
      <span className="min-w-0 flex-1">
        <b className="block font-semibold">{t('quote')}</b>
        <span aria-live="polite" className="block text-12 text-ink-2">
          {busy ? t('quote_busy') : t('quote_text')}
        </span>
      </span>
      {busy ? (
        <span
          aria-hidden
          className="turning size-5 rounded-full border-2 border-primary border-t-transparent"
        />
      ) : (
        <Icon of={Download} className="text-primary" />
      )}
    </a>
  )
}

/** A sheet with lines on it. */
function PaperSign() {
  const t = useWords(shareWords)
  return (
    <span
      aria-hidden
      className="relative grid h-[58px] w-11 flex-none content-start gap-1 rounded-[5px] border border-line-2 bg-page px-1.5 py-[7px]"
    >
      <span className="h-[3px] w-3/5 rounded-full bg-ink-2" />
      <span className="h-[3px] rounded-full bg-line-2" />
      <span className="h-[3px] rounded-full bg-line-2" />
      <span className="h-[3px] rounded-full bg-line-2" />
      <span className="absolute -end-[5px] bottom-[5px] rounded-[3px] bg-ink px-1 text-[9px] leading-[14px] font-extrabold text-white">
        {t('pdf')}
      </span>
    </span>
  )
}
