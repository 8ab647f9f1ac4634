import { Search, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useWords } from '../../language/use-words.ts'
import { Icon } from '../../ui/icon.tsx'
import { ordersWords } from './orders-words.ts'

interface OrdersSearchProps {
  /** What the address asks for. */
  q: string
  onSearch: (q: string) => void
}

/** Milliseconds without a key after which what is typed is looked for. */
const pause = 400

/** Looks for a number or a product among the orders, soon after the last key, or at once with Enter. */
export function OrdersSearch({ q, onSearch }: OrdersSearchProps) {
  const t = useWords(ordersWords)
  const [typed, setTyped] = useState(q)
  const told = useRef(q)
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    // Back and forward change the address without a key.
    if (q === told.current) return
    told.current = q
    setTyped(q)
  }, [q])
  const tell = (text: string) => {
    if (text.trim() === told.current) return
    told.current = text.trim()
    onSearch(text.trim())
  }
  const tellLater = useRef(tell)
  tellLater.current = tell
  useEffect(() => {
    const timer = setTimeout(() => tellLater.current(typed), pause)
    return () => clearTimeout(timer)
  }, [typed])
  const clear = () => {
    setTyped('')
    tell('')
    field.current?.focus()
  }
  return (
    <search className="relative w-full w768:w-80">
      <form
        onSubmit={(event) => {
          event.preventDefault()
          tell(typed)
        }}
      >
        <Icon of={Search} className="pointer-events-none absolute inset-y-0 start-4 my-auto text-ink-2" />
        <input
          ref={field}
          type="search"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          maxLength={100}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="search"
          aria-label={t('search')}
          placeholder={t('search_hint')}
          className="h-11 w-full rounded-full border border-transparent bg-soft ps-12 pe-11 text-16 outline-none transition-shadow duration-150 placeholder:text-hint focus:border-primary focus:bg-page focus:ring-3 focus:ring-primary-soft w768:text-14 [&::-webkit-search-cancel-button]:hidden"
        />
        {typed !== '' && (
          <button
            type="button"
            onClick={clear}
            aria-label={t('clear')}
            className="absolute inset-y-0 end-1.5 my-auto grid size-9 place-items-center rounded-full text-ink-2 hover:text-ink"
          >
            <Icon of={X} size={16} />
          </button>
        )}
      </form>
    </search>
  )
}
