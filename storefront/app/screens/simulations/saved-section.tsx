import { useSearchParams } from 'react-router'
import { SectionHead } from '../../commerce/section-head.tsx'
import { useSavedSimulations } from '../../commerce/simulation/device-memory.ts'
import { useWords } from '../../language/use-words.ts'
import { QuietSpeaker } from '../../ui/quiet-speaker.tsx'
import { SavedList } from './saved-list.tsx'
import { SavedSkeleton } from './saved-skeleton.tsx'
import { savedWords } from './saved-words.ts'

/** What was saved or opened in this browser, ten on a page. The server knows nothing of it. */
export function SavedSection() {
  const t = useWords(savedWords)
  const saved = useSavedSimulations()
  const [search] = useSearchParams()
  return (
    <section id="saved" className="wrap section scroll-mt-24">
      <SectionHead title={t('title')} text={t('text')} />
      <noscript>
        <p className="text-14 text-ink-2">{t('no_script')}</p>
      </noscript>
      {saved === undefined ? (
        <SavedSkeleton count={2} />
      ) : saved.length === 0 ? (
        <NothingSaved />
      ) : (
        <SavedList saved={saved} page={Number(search.get('page')) || 1} />
      )}
    </section>
  )
}

function NothingSaved() {
  const t = useWords(savedWords)
  return (
    <div className="flex min-h-[152px] items-center gap-5 rounded-card border border-dashed border-line-2 p-5">
      <QuietSpeaker className="size-20 flex-none max-w420:hidden" />
      <div>
        <p className="text-16 font-strong">{t('empty_title')}</p>
        <p className="mt-1 max-w-[60ch] text-14 text-ink-2 text-pretty">{t('empty_text')}</p>
      </div>
    </div>
  )
}
