import { ChevronRight } from 'lucide-react'
import { PageLink } from '../language/page-link.tsx'
import { Icon } from '../ui/icon.tsx'

interface SectionHeadProps {
  title: string
  text?: string
  more?: { to: string; text: string }
}

/** The title of a section, with the way to all of it. */
export function SectionHead({ title, text, more }: SectionHeadProps) {
  return (
    <div className="mb-4 flex items-end gap-x-6 gap-y-4 w768:mb-6">
      <div className="min-w-0 flex-1">
        <h2 className="text-22 w768:text-28">{title}</h2>
        {text && <p className="mt-1.5 text-14 text-ink-2 w768:text-16">{text}</p>}
      </div>
      {more && (
        <PageLink
          to={more.to}
          className="inline-flex flex-none items-center gap-1 text-14 font-semibold text-primary hover:text-primary-hover hover:underline hover:underline-offset-3"
        >
          {more.text}
          <Icon of={ChevronRight} size={16} turns />
        </PageLink>
      )}
    </div>
  )
}
