import { PageLink } from '../language/page-link.tsx'
import { chipClasses } from '../ui/chip-classes.ts'
import { classNames } from '../ui/class-names.ts'

interface ChipLinkProps {
  to: string
  text: string
  selected?: boolean
  className?: string
}

/** A chip that leads to a page of the shop; the selected one is the page itself. */
export function ChipLink({ to, text, selected = false, className }: ChipLinkProps) {
  return (
    <PageLink
      to={to}
      aria-current={selected ? 'page' : undefined}
      className={classNames(chipClasses(selected ? 'selected' : 'plain'), className)}
    >
      {text}
    </PageLink>
  )
}
