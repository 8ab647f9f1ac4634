import type { ComplaintEvidence } from '@gema/contract/shapes/complaint.ts'
import { EvidenceViewer } from '../../../commerce/evidence/evidence-viewer.tsx'
import { evidenceWords } from '../../../commerce/evidence/evidence-words.ts'
import { LargeMedia } from '../../../commerce/evidence/large-media.tsx'
import { useWords } from '../../../language/use-words.ts'
import { Button } from '../../../ui/button.tsx'
import { useStoredFile } from './use-stored-file.ts'

interface StoredViewerProps {
  files: readonly ComplaintEvidence[]
  orderKey: string | undefined
  opened: ComplaintEvidence | undefined
  onOpen: (file: ComplaintEvidence | undefined) => void
}

/** The photos and videos of a conversation over the whole screen. */
export function StoredViewer({ files, orderKey, opened, onOpen }: StoredViewerProps) {
  const place = opened === undefined ? -1 : files.findIndex(({ id }) => id === opened.id)
  return (
    <EvidenceViewer
      place={place < 0 ? undefined : place}
      count={files.length}
      name={opened?.name ?? ''}
      onPlace={(next) => onOpen(files[next])}
      onClose={() => onOpen(undefined)}
    >
      {opened && <StoredMedia key={opened.id} file={opened} orderKey={orderKey} />}
    </EvidenceViewer>
  )
}

function StoredMedia({ file, orderKey }: { file: ComplaintEvidence; orderKey: string | undefined }) {
  const t = useWords(evidenceWords)
  const { data, isError, isPaused, isFetching, refetch } = useStoredFile(file.id, orderKey)
  if (data !== undefined) return <LargeMedia blob={data} name={file.name} kind={file.kind} />
  if (isError || isPaused) {
    return (
      <div role="alert" className="grid justify-items-center gap-4 text-center">
        <p>{t('not_loaded')}</p>
        <Button look="white" size={40} busy={isFetching && !isPaused} onClick={() => void refetch()}>
          {t('again')}
        </Button>
      </div>
    )
  }
  return (
    <span role="status">
      <span className="sr-only">{t('loading', { name: file.name })}</span>
      <span
        aria-hidden
        className="turning block size-9 rounded-full border-2 border-on-night-2 border-t-transparent"
      />
    </span>
  )
}
