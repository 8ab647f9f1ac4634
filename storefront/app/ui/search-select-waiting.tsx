import type { SearchSelectWords } from './search-select-props.ts'

interface SearchSelectWaitingProps {
  state: 'busy' | 'failed'
  words: SearchSelectWords
  listId: string
  onRetry: (() => void) | undefined
}

const widths = ['w-2/5', 'w-3/5', 'w-1/2', 'w-2/3', 'w-2/5']

/** Stands where the entries will be: lines while they are on their way, or why they are not here. */
export function SearchSelectWaiting({ state, words, listId, onRetry }: SearchSelectWaitingProps) {
  if (state === 'failed')
    return (
      <div id={listId} className="px-2.5 py-3">
        <p className="text-ink-2">{words.failed}</p>
        <button
          type="button"
          // biome-ignore lint/a11y/noAutofocus: the search field that had the focus has gone, and this is the way on
          autoFocus
          onClick={onRetry}
          className="mt-1 font-semibold text-primary hover:underline"
        >
          {words.retry}
        </button>
      </div>
    )
  return (
    <div id={listId} role="status" aria-label={words.busy}>
      {widths.map((width, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: five lines that never change
        <div key={line} className="px-2.5 py-3">
          <div className={`skeleton h-3.5 rounded ${width}`} />
        </div>
      ))}
    </div>
  )
}
