import { ChevronLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { PageLink } from '../../language/page-link.tsx'
import { useWords } from '../../language/use-words.ts'
import { Icon } from '../../ui/icon.tsx'
import { Note } from '../../ui/note.tsx'
import { authWords } from './auth-words.ts'

interface AuthHeadProps {
  title: string
  /** A sentence below the title. */
  children?: ReactNode
  /** The way back, above the title. */
  back?: { to: string; label: string }
}

/** The title of a screen for getting in. */
export function AuthHead({ title, children, back }: AuthHeadProps) {
  const t = useWords(authWords)
  return (
    <>
      {back && (
        <PageLink
          to={back.to}
          className="mb-3 -ms-1 flex w-fit items-center gap-1 py-1 text-14 font-semibold text-primary hover:underline"
        >
          <Icon of={ChevronLeft} size={16} turns />
          {back.label}
        </PageLink>
      )}
      <h1 className="text-28">{title}</h1>
      {children && <p className="mt-1.5 text-ink-2 wrap-anywhere">{children}</p>}
      <noscript>
        <Note kind="warn" className="mt-4">
          {t('needs_script')}
        </Note>
      </noscript>
    </>
  )
}

/** A link in a sentence. */
export const authLink = 'font-semibold text-primary hover:underline'
