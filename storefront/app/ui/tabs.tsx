import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'
import { classNames } from './class-names.ts'
import { movedTab } from './moved-tab.ts'

export interface Tab {
  key: string
  title: string
  content: ReactNode
}

/** Panels of which one is shown. All of them are in the page, and without script all are shown below each other. */
export function Tabs({ tabs, label }: { tabs: Tab[]; label: string }) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const [chosen, setChosen] = useState(0)
  const press = (event: KeyboardEvent<HTMLDivElement>) => {
    const next = movedTab(event, chosen, tabs.length)
    if (next === undefined) return
    event.preventDefault()
    setChosen(next)
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus()
  }
  return (
    <>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        onKeyDown={press}
        className="flex gap-1 overflow-x-auto border-b border-line [scrollbar-width:none] max-w768:-mx-[var(--gutter)] max-w768:px-[var(--gutter)] noscript:hidden"
      >
        {tabs.map(({ key, title }, place) => (
          <button
            key={key}
            type="button"
            role="tab"
            id={`${id}-${key}-tab`}
            aria-controls={`${id}-${key}`}
            aria-selected={place === chosen}
            tabIndex={place === chosen ? 0 : -1}
            onClick={() => setChosen(place)}
            className={classNames(
              'flex-none border-b-2 px-4 py-3 text-14 font-semibold whitespace-nowrap -outline-offset-2',
              place === chosen
                ? 'border-primary text-primary'
                : 'border-transparent text-ink-2 hover:text-ink',
            )}
          >
            {title}
          </button>
        ))}
      </div>
      {tabs.map(({ key, title, content }, place) => (
        <div
          key={key}
          role="tabpanel"
          id={`${id}-${key}`}
          aria-labelledby={`${id}-${key}-tab`}
          className={classNames(
            'noscript:mb-8 noscript:block print:mb-4 print:block',
            place !== chosen && 'hidden',
          )}
        >
          <h3 className="hidden text-18 noscript:block print:block">{title}</h3>
          {content}
        </div>
      ))}
    </>
  )
}
