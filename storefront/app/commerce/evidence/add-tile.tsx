import { Plus } from 'lucide-react'
import { useWords } from '../../language/use-words.ts'
import { Icon } from '../../ui/icon.tsx'
import { acceptedTypes } from './accepted-types.ts'
import { evidenceWords } from './evidence-words.ts'

interface AddTileProps {
  id?: string | undefined
  describedBy?: string | undefined
  disabled: boolean
  onFiles: (files: File[]) => void
}

/** The last square: opens the device's own chooser, on phones with the camera. */
export function AddTile({ id, describedBy, disabled, onFiles }: AddTileProps) {
  const t = useWords(evidenceWords)
  return (
    <li className="min-w-0">
      <label className="grid aspect-square cursor-pointer content-center justify-items-center gap-1 rounded-inner border-[1.5px] border-dashed border-control bg-page text-14 font-semibold text-primary hover:border-primary has-disabled:cursor-not-allowed has-disabled:opacity-50 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-primary">
        <input
          id={id}
          type="file"
          multiple
          accept={acceptedTypes}
          disabled={disabled}
          aria-describedby={describedBy}
          onChange={(event) => {
            const files = [...(event.target.files ?? [])]
            if (files.length > 0) onFiles(files)
            // The same file may be chosen again after it was removed.
            event.target.value = ''
          }}
          className="sr-only"
        />
        <Icon of={Plus} size={24} />
        {t('add')}
      </label>
    </li>
  )
}
