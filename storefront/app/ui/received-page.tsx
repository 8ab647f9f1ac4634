import { Check } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { Icon } from './icon.tsx'

interface ReceivedPageProps {
  title: string
  text: string
  /** The number by which people speak of what they have sent. */
  reference: { label: string; value: string; text: string }
  nextTitle: string
  /** What happens next. */
  children: ReactNode
  actions: ReactNode
}

/** A form has arrived: its reference, and what happens next. It takes the place of the form, so the focus goes to its title. */
export function ReceivedPage({ title, text, reference, nextTitle, children, actions }: ReceivedPageProps) {
  const head = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    window.scrollTo(0, 0)
    head.current?.focus({ preventScroll: true })
  }, [])
  return (
    <div className="mx-auto max-w-[640px] py-6 w768:py-10">
      <span className="grid size-14 place-items-center rounded-full bg-theme-soft text-theme-ink">
        <Icon of={Check} size={24} />
      </span>
      <h1 ref={head} tabIndex={-1} className="mt-5 text-28 outline-none w768:text-36">
        {title}
      </h1>
      <p className="mt-2 text-ink-2 text-pretty [overflow-wrap:anywhere]">{text}</p>
      <div className="mt-6 rounded-card border border-line p-4 w768:p-6">
        <p className="text-14 text-ink-2">{reference.label}</p>
        <p dir="ltr" className="figures text-28 font-strong tracking-tight rtl:text-end">
          {reference.value}
        </p>
        <p className="mt-1 text-12 text-ink-2">{reference.text}</p>
        <h2 className="mt-5 mb-3.5 border-t border-line pt-5 text-18">{nextTitle}</h2>
        {children}
      </div>
      <div className="mt-6 flex flex-wrap gap-3 max-w576:flex-col">{actions}</div>
    </div>
  )
}
