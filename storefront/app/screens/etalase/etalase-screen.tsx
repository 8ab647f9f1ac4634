import { addressOf } from '../../addresses.ts'
import { askFrom } from '../../api/page-context.ts'
import { required } from '../../api/page-failure.ts'
import { pageMeta } from '../../api/page-meta.ts'
import { Breadcrumbs } from '../../commerce/breadcrumbs.tsx'
import { EmptyState } from '../../commerce/empty-state.tsx'
import { PageHead } from '../../commerce/page-head.tsx'
import { breadcrumbData } from '../../commerce/structured-data/breadcrumb-data.ts'
import { languageOfPage } from '../../language/language-path.ts'
import { PageLink } from '../../language/page-link.tsx'
import { useWords } from '../../language/use-words.ts'
import { buttonClasses } from '../../ui/button-classes.ts'
import { chipClasses } from '../../ui/chip-classes.ts'
import type { Route } from './+types/etalase-screen'
import { DisplayCaseShelf } from './display-case-shelf.tsx'
import { etalaseWords } from './etalase-words.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, etalaseWords, (t, shop) => ({
    title: t('title'),
    description: t('description'),
    structured: import.meta.env.SSR ? [breadcrumbData(shop, [{ name: t('title') }])] : undefined,
  }))

const productsOnShelf = 5

export const loader = ({ context, url }: Route.LoaderArgs) =>
  required(
    askFrom(context, languageOfPage(url.pathname))('displayCaseFetchProduct', { per_case: productsOnShelf }),
  )

/** The display cases, one shelf below the other. */
export default function EtalaseScreen({ loaderData: { display_cases: cases } }: Route.ComponentProps) {
  const t = useWords(etalaseWords)
  return (
    <>
      <Breadcrumbs trail={[{ name: t('title') }]} />
      <div className="wrap">
        <PageHead title={t('title')} text={t('text')}>
          <PageLink to={addressOf('recommended')} className={buttonClasses('secondary', 40)}>
            {t('recommended')}
          </PageLink>
        </PageHead>
        {cases.length === 0 ? (
          <EmptyState
            title={t('empty_title')}
            text={t('empty_text')}
            action={{ text: t('empty_action'), to: addressOf('categories') }}
          />
        ) : (
          <nav aria-label={t('jump')} className="mt-5">
            <ul className="-mx-[var(--gutter)] flex gap-2 overflow-x-auto px-[var(--gutter)] py-1 [scrollbar-width:none] w992:mx-0 w992:flex-wrap w992:px-0">
              {cases.map(({ uuid, slug, name }) => (
                <li key={uuid} className="flex-none">
                  <a href={`#${slug}`} className={chipClasses('plain')}>
                    {name}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        )}
        <div className="mt-8 space-y-12 w768:mt-10 w768:space-y-16">
          {cases.map((displayCase) => (
            <DisplayCaseShelf key={displayCase.uuid} displayCase={displayCase} />
          ))}
        </div>
      </div>
    </>
  )
}
