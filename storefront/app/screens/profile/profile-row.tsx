import type { ReactNode } from 'react'

interface ProfileRowProps {
  sign: ReactNode
  title: string
  text: ReactNode
  /** The id of the text, for a control that it describes. */
  textId?: string
  /** At the end: a link, or a switch. */
  action: ReactNode
}

/** One line below the fields: something that is changed on its own. */
export function ProfileRow({ sign, title, text, textId, action }: ProfileRowProps) {
  return (
    <li className="flex items-center gap-3.5 border-b border-line py-3.5 text-14">
      {sign}
      <div className="min-w-0 flex-1">
        <b className="block font-semibold">{title}</b>
        <span id={textId} className="block text-12 text-ink-2 [overflow-wrap:anywhere]">
          {text}
        </span>
      </div>
      {action}
    </li>
  )
}

/** The look of a link at the end of a row; its place for a finger is larger than its word. */
export const rowLinkClasses =
  'relative flex-none font-semibold text-primary hover:underline hover:underline-offset-3 before:absolute before:-inset-3 aria-busy:opacity-50'
