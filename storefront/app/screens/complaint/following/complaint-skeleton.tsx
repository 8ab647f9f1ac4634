import { useWords } from '../../../language/use-words.ts'
import { complaintScreenWords } from '../complaint-screen-words.ts'

const panel = 'rounded-card border border-line'

const Bar = ({ className }: { className: string }) => (
  <span className={`skeleton block h-3.5 rounded-full ${className}`} />
)

/** A complaint in the shape of what comes; the same for everybody. */
export function ComplaintSkeleton() {
  const t = useWords(complaintScreenWords)
  return (
    <div role="status">
      <span className="sr-only">{t('loading')}</span>
      <h1 className="sr-only">{t('complaint')}</h1>
      <div aria-hidden className="mb-3.5 w768:mb-5">
        <span className="flex h-7 items-center w768:h-[34px]">
          <span className="skeleton block h-6 w-72 max-w-full rounded-full" />
        </span>
        <span className="flex h-6 items-center">
          <Bar className="w-96 max-w-full" />
        </span>
      </div>
      <div aria-hidden className={panel}>
        <div className="grid gap-3 border-b border-line p-4 w768:p-6">
          <Bar className="w-40" />
          <Bar className="w-3/5" />
          <Bar className="w-4/5" />
        </div>
        <div className="flex justify-around gap-4 px-4 py-5 max-w768:flex-col w768:px-6 w768:py-7">
          {[1, 2, 3].map((place) => (
            <span key={place} className="flex items-center gap-3 w768:grid w768:justify-items-center">
              <span className="skeleton size-[42px] rounded-full" />
              <Bar className="w-20" />
            </span>
          ))}
        </div>
      </div>
      <div
        aria-hidden
        className="mt-5 grid grid-cols-[minmax(0,1fr)] items-start gap-5 w992:grid-cols-[minmax(0,1fr)_280px]"
      >
        <div className={`${panel} grid gap-6 p-4 w768:p-6`}>
          <Bar className="w-32" />
          <span className="skeleton ms-auto h-20 w-4/5 rounded-card" />
          <span className="skeleton h-20 w-4/5 rounded-card" />
          <span className="skeleton ms-auto h-14 w-3/5 rounded-card" />
        </div>
        <div className="grid gap-5">
          {[1, 2].map((place) => (
            <div key={place} className={`${panel} grid gap-3.5 p-4`}>
              <Bar className="w-24" />
              <Bar className="w-full" />
              <Bar className="w-full" />
              <Bar className="w-4/5" />
            </div>
          ))}
        </div>
      </div>
    </div>
  )
}
