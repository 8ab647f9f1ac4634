import { sentenceOf } from '@gema/contract/refusals.ts'
import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { useToast } from '../../commerce/use-toast.ts'
import { useLanguage } from '../../language/use-language.ts'
import { useWords } from '../../language/use-words.ts'
import { useToken } from '../../shopper/session.ts'
import { Note } from '../../ui/note.tsx'
import { loginWords } from './login-words.ts'

/** Why the browser was not led to a provider but here: `?social=…`. */
export function SocialProblem() {
  const t = useWords(loginWords)
  const toast = useToast()
  const { language } = useLanguage()
  const isSignedIn = useToken() !== undefined
  const [params] = useSearchParams()
  const sentences: Partial<Record<string, string>> = {
    unavailable: sentenceOf('social_unavailable', language),
    failed: sentenceOf('social_failed', language),
    busy: t('social_busy'),
  }
  const sentence = sentences[params.get('social') ?? '']
  useEffect(() => {
    // Somebody who wanted to connect a provider is led on from this page at once.
    if (isSignedIn && sentence !== undefined) toast.error(sentence)
  }, [isSignedIn, sentence, toast])
  if (sentence === undefined) return null
  return (
    <Note kind="bad" className="mt-6">
      {sentence}
    </Note>
  )
}
