import { Check, Copy } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useWords } from '../../language/use-words.ts'
import { Icon } from '../../ui/icon.tsx'
import { useToast } from '../use-toast.ts'
import { copyWords } from './copy-words.ts'

/** Puts a text onto the clipboard, and says so for a moment. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const t = useWords(copyWords)
  const toast = useToast()
  const [copied, setCopied] = useState(false)
  useEffect(() => {
    if (!copied) return
    const timer = setTimeout(() => setCopied(false), 2000)
    return () => clearTimeout(timer)
  }, [copied])
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setCopied(true)
    } catch {
      toast.error(t('not_copied'))
    }
  }
  return (
    <button
      type="button"
      onClick={copy}
      aria-label={copied ? undefined : label}
      className="inline-flex min-h-8 items-center gap-1 rounded-control px-1.5 text-14 font-semibold text-primary hover:bg-primary-soft print:hidden"
    >
      <Icon of={copied ? Check : Copy} size={16} />
      <span aria-live="polite">{copied ? t('copied') : t('copy')}</span>
    </button>
  )
}
