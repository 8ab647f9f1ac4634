import { data, redirect, type ShouldRevalidateFunctionArgs } from 'react-router'
import { addressOf } from '../../addresses.ts'
import { askFrom } from '../../api/page-context.ts'
import { pageMeta } from '../../api/page-meta.ts'
import { inLanguage, languageOfPage } from '../../language/language-path.ts'
import type { Route } from './+types/simulations-screen'
import { HelpBand } from './help-band.tsx'
import { HowItWorks } from './how-it-works.tsx'
import { loadTemplates, loadWanted } from './load-simulations.ts'
import { SavedSection } from './saved-section.tsx'
import { SimulationsHero } from './simulations-hero.tsx'
import { simulationsWords } from './simulations-words.ts'
import { TemplateSection } from './template-section.tsx'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, simulationsWords, (t) => ({ title: t('title'), description: t('description') }))

export async function loader({ context, url }: Route.LoaderArgs) {
  const language = languageOfPage(url.pathname)
  const ask = askFrom(context, language)
  const typed = (url.searchParams.get('code') ?? '').trim().slice(0, 200)
  const [list, wanted] = await Promise.all([
    loadTemplates(ask),
    typed === '' ? undefined : loadWanted(ask, typed),
  ])
  if (wanted && 'uuid' in wanted)
    throw redirect(inLanguage(addressOf('simulation', { uuid: wanted.uuid }), language), 302)
  return data({ list, refusal: wanted }, { status: wanted?.status ?? 200 })
}

/** Another page of the list of this device is no reason to ask for the templates again. */
export const shouldRevalidate = ({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean => {
  const isSamePlace = currentUrl.pathname === nextUrl.pathname && currentUrl.href !== nextUrl.href
  const isSameCode = currentUrl.searchParams.get('code') === nextUrl.searchParams.get('code')
  return isSamePlace && isSameCode ? false : defaultShouldRevalidate
}

/** Kinds of systems to compose, saved ones by code and from this device, and how it works. */
export default function SimulationsScreen({ loaderData: { list, refusal } }: Route.ComponentProps) {
  return (
    <>
      <SimulationsHero refusal={refusal} />
      <TemplateSection list={list} />
      <SavedSection />
      <HowItWorks />
      <HelpBand />
    </>
  )
}
