import { useEffect } from 'react'
import { printMark } from '../../../commerce/simulation/print-mark.ts'

/** Prints the page where its address asks for it, once: a reload prints nothing. */
export function usePrintWhenAsked(): void {
  useEffect(() => {
    if (window.location.hash !== `#${printMark}`) return
    window.history.replaceState(window.history.state, '', window.location.pathname + window.location.search)
    const print = () => window.print()
    // Pictures belong on the paper too.
    if (document.readyState === 'complete') print()
    else window.addEventListener('load', print, { once: true })
    return () => window.removeEventListener('load', print)
  }, [])
}
