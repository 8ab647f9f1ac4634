import type { ReactNode } from 'react'
import { useWords } from '../../../language/use-words.ts'
import { complaintScreenWords } from '../complaint-screen-words.ts'
import { filingWords } from './filing-words.ts'

const Bar = ({ className }: { className: string }) => (
  <span className={`skeleton block h-3.5 rounded-full ${className}`} />
)

/** The form in the shape of what comes; the same for everybody. */
export function FilingSkeleton() {
  const t = useWords(filingWords)
  const screen = useWords(complaintScreenWords)
  return (
    <div role="status">
      <span className="sr-only">{screen('loading')}</span>
      <div className="mb-3.5 w768:mb-5">
        <h1 className="text-22 w768:text-28">{t('title')}</h1>
        <span className="flex h-6 items-center">
          <Bar className="w-96 max-w-full" />
        </span>
      </div>
      <div
        aria-hidden
        className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 w992:grid-cols-[minmax(0,1fr)_280px]"
      >
        <div className="grid gap-5">
          <Panel>
            {[1, 2, 3].map((place) => (
              <div
                key={place}
                className="grid grid-cols-[20px_60px_minmax(0,1fr)] items-center gap-x-3 py-3.5 w768:grid-cols-[20px_72px_minmax(0,1fr)] w768:gap-x-4"
              >
                <span className="skeleton size-5 rounded-[5px]" />
                <span className="skeleton size-[60px] rounded-[10px] w768:size-[72px]" />
                <span className="grid gap-2.5">
                  <Bar className="w-2/5" />
                  <Bar className="w-3/5" />
                </span>
              </div>
            ))}
          </Panel>
          <Panel>
            <div className="grid gap-2 w768:grid-cols-2">
              {[1, 2, 3, 4].map((place) => (
                <span key={place} className="skeleton h-[66px] rounded-inner" />
              ))}
            </div>
          </Panel>
        </div>
        <div className="grid gap-5">
          <Panel>
            <Bar className="mb-3 w-full" />
            <Bar className="w-4/5" />
          </Panel>
          <Panel>
            <Bar className="mb-3 w-3/5" />
            <Bar className="w-4/5" />
          </Panel>
        </div>
      </div>
    </div>
  )
}

function Panel({ children }: { children: ReactNode }) {
  return (
    <section className="rounded-card border border-line p-4 w768:p-6">
      <Bar className="mb-5 w-48 max-w-full" />
      {children}
    </section>
  )
}
