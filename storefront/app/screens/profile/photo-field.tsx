import type { CustomerProfile } from '@gema/contract/shapes/customer-profile.ts'
import { Camera } from 'lucide-react'
import { useId, useRef } from 'react'
import { Avatar } from '../../commerce/account/avatar.tsx'
import { useWords } from '../../language/use-words.ts'
import { Button } from '../../ui/button.tsx'
import { FieldError } from '../../ui/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { profileWords } from './profile-words.ts'
import { usePhoto } from './use-photo.ts'

/** The photo of the account: chosen, shown at once, and taken away again. */
export function PhotoField({ profile }: { profile: CustomerProfile }) {
  const t = useWords(profileWords)
  const { preview, problem, sending, removing, choose, remove } = usePhoto()
  const file = useRef<HTMLInputElement>(null)
  const noteId = useId()
  return (
    <div className="my-5 flex items-center gap-5">
      <div className="relative flex-none">
        {preview === undefined ? (
          <Avatar name={profile.name} picture={profile.avatar} size={72} />
        ) : (
          <img src={preview} alt="" className="size-18 rounded-full object-cover opacity-50" />
        )}
        {sending && (
          <span role="status" className="absolute inset-0 grid place-items-center text-primary">
            <span className="turning size-8 rounded-full border-3 border-current border-t-transparent" />
            <span className="sr-only">{t('photo_sending')}</span>
          </span>
        )}
      </div>
      <div className="min-w-0">
        <input
          ref={file}
          type="file"
          accept="image/jpeg,image/png"
          tabIndex={-1}
          aria-hidden
          className="hidden"
          onChange={(event) => {
            const [chosen] = event.currentTarget.files ?? []
            if (chosen) void choose(chosen)
            // The same file can be chosen again after a failure.
            event.currentTarget.value = ''
          }}
        />
        <div className="flex flex-wrap gap-x-2 gap-y-1">
          <Button
            look="secondary"
            size={40}
            busy={sending}
            aria-describedby={noteId}
            onClick={() => file.current?.click()}
          >
            <Icon of={Camera} size={16} />
            {t(profile.avatar === null ? 'add_photo' : 'change_photo')}
          </Button>
          {profile.avatar !== null && !sending && (
            <Button look="quiet" size={40} busy={removing} onClick={remove}>
              {t('remove_photo')}
            </Button>
          )}
        </div>
        <div id={noteId} aria-live="polite">
          {problem === undefined ? (
            <p className="mt-1.5 text-12 text-ink-2">{t('photo_hint')}</p>
          ) : (
            <FieldError>{problem}</FieldError>
          )}
        </div>
      </div>
    </div>
  )
}
