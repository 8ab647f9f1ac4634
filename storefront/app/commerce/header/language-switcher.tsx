import { useLocation } from 'react-router'
import { useShop } from '../../api/use-shop.ts'
import { rememberLanguage } from '../../language/language-cookie.ts'
import { switchedTo } from '../../language/language-path.ts'
import { PlainLink } from '../../language/plain-link.tsx'
import { useLanguage } from '../../language/use-language.ts'
import { useWords } from '../../language/use-words.ts'
import { headerWords } from './header-words.ts'

/** The same page in the other languages of the shop. */
export function LanguageSwitcher({ named = false }: { named?: boolean }) {
  const { languages } = useShop()
  const { language } = useLanguage()
  const { pathname, search, hash } = useLocation()
  const t = useWords(headerWords)
  // One landmark a page is enough: the one in the header.
  const List = named ? 'div' : 'nav'
  return (
    <List
      role={named ? 'group' : undefined}
      aria-label={t('language')}
      className={named ? 'inline-flex flex-wrap gap-x-3' : 'inline-flex gap-0.5'}
    >
      {languages.map(({ code, name }) => (
        <PlainLink
          key={code}
          to={`${switchedTo(pathname, language, code)}${search}${hash}`}
          lang={code}
          hrefLang={code}
          title={named ? undefined : name}
          aria-current={code === language ? 'true' : undefined}
          onClick={() => rememberLanguage(code)}
          preventScrollReset
          className={named ? namedClasses : codeClasses}
        >
          {named ? name : code.toUpperCase()}
        </PlainLink>
      ))}
    </List>
  )
}

const codeClasses =
  'rounded-md px-1.5 py-0.5 hover:text-ink aria-[current]:bg-soft aria-[current]:font-strong aria-[current]:text-ink'
const namedClasses = 'hover:text-white aria-[current]:text-white'
