import { Upload } from 'lucide-react'
import { type ComponentProps, type DragEvent, type ReactNode, useState } from 'react'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'
import { useIgnoredDrops } from './use-ignored-drops.ts'

interface FileDropProps
  extends Pick<ComponentProps<'input'>, 'id' | 'accept' | 'multiple' | 'disabled' | 'aria-describedby'> {
  /** The name of the field. */
  label: string
  invalid?: boolean
  /** What was chosen or dropped: never nothing. */
  onFiles: (files: File[]) => void
  /** "Drag a photo here, or choose a file", with what is taken below. */
  children: ReactNode
  className?: string
}

/** A place to drop files on; pressing it opens the device's own chooser, on phones with the camera. */
export function FileDrop({ label, invalid, onFiles, children, className, ...input }: FileDropProps) {
  const [over, setOver] = useState(false)
  useIgnoredDrops()
  const take = (list: FileList | null) => {
    const files = [...(list ?? [])]
    if (files.length > 0 && !input.disabled) onFiles(input.multiple ? files : files.slice(0, 1))
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    take(event.dataTransfer.files)
  }
  return (
    <label
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      className={classNames(
        'grid cursor-pointer content-center justify-items-center gap-1 rounded-inner border-[1.5px] border-dashed p-4 text-center text-14',
        'transition-colors duration-150 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-primary',
        'has-disabled:cursor-not-allowed',
        invalid ? 'border-sale bg-sale-soft' : 'border-control bg-soft hover:border-primary',
        over && 'border-primary bg-primary-soft',
        className,
      )}
    >
      <input
        {...input}
        type="file"
        aria-label={label}
        aria-invalid={invalid || undefined}
        onChange={(event) => {
          take(event.target.files)
          // The same file may be chosen again after it was removed.
          event.target.value = ''
        }}
        className="sr-only"
      />
      <Icon of={Upload} size={24} className="text-primary" />
      {children}
    </label>
  )
}
