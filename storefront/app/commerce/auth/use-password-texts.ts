import { useMemo } from 'react'
import { useWords } from '../../language/use-words.ts'
import { authWords } from './auth-words.ts'

/** What the parts for passwords say: the eye, and how strong a new one is. */
export function usePasswordTexts() {
  const t = useWords(authWords)
  return useMemo(
    () => ({
      eye: { show: t('show_password'), hide: t('hide_password') },
      hint: t('password_hint'),
      names: {
        0: t('too_short'),
        1: t('weak'),
        2: t('fair'),
        3: t('strong'),
        4: t('very_strong'),
      } as const,
    }),
    [t],
  )
}
