import { useLocation } from 'react-router'
import { addressOf } from '../../addresses.ts'
import { inLanguage } from '../../language/language-path.ts'
import { useLanguage } from '../../language/use-language.ts'
import { nextOf } from '../../shopper/next-address.ts'

/** Where the visitor wanted to go before they had to sign in, if anywhere. */
export const useNext = (): string | undefined => nextOf(useLocation().search)

/** The same, or else the front page, with its language. */
export function useNextOrHome(): string {
  const { language } = useLanguage()
  return useNext() ?? inLanguage(addressOf('home'), language)
}
