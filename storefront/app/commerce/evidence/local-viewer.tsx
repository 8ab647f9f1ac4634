import { isVideoName } from '@gema/contract/shapes/complaint.ts'
import { EvidenceViewer } from './evidence-viewer.tsx'
import { LargeMedia } from './large-media.tsx'

interface LocalViewerProps {
  files: readonly File[]
  opened: File | undefined
  onOpen: (file: File | undefined) => void
}

/** Files from this device over the whole screen, before they are sent. */
export function LocalViewer({ files, opened, onOpen }: LocalViewerProps) {
  const place = opened === undefined ? -1 : files.indexOf(opened)
  return (
    <EvidenceViewer
      place={place < 0 ? undefined : place}
      count={files.length}
      name={opened?.name ?? ''}
      onPlace={(next) => onOpen(files[next])}
      onClose={() => onOpen(undefined)}
    >
      {opened && (
        <LargeMedia
          key={opened.name}
          blob={opened}
          name={opened.name}
          kind={isVideoName(opened.name) ? 'video' : 'image'}
        />
      )}
    </EvidenceViewer>
  )
}
