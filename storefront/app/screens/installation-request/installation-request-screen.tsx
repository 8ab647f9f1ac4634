import { useState } from 'react'
import { pageMeta } from '../../api/page-meta.ts'
import { Breadcrumbs } from '../../commerce/breadcrumbs.tsx'
import { PageHead } from '../../commerce/page-head.tsx'
import { breadcrumbData } from '../../commerce/structured-data/breadcrumb-data.ts'
import { useWords } from '../../language/use-words.ts'
import type { Route } from './+types/installation-request-screen'
import { InstallationAside } from './installation-aside.tsx'
import { InstallationForm } from './installation-form.tsx'
import { InstallationSent } from './installation-sent.tsx'
import { installationWords } from './installation-words.ts'
import type { Sent } from './use-installation-form.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, installationWords, (t, shop) => ({
    title: t('title'),
    description: t('description'),
    structured: import.meta.env.SSR ? [breadcrumbData(shop, [{ name: t('title') }])] : undefined,
  }))

/** By the clock of the server: its calendar is that of the page, whatever the device thinks what day it is. */
export const loader = () => ({ now: new Date().toISOString() })

/** Asks us to come and install a system: the form, beside it how it goes, and afterwards what happens with it. */
export default function InstallationRequestScreen({ loaderData }: Route.ComponentProps) {
  const t = useWords(installationWords)
  const [sent, setSent] = useState<Sent>()
  return (
    <>
      <Breadcrumbs trail={[{ name: t('title') }]} />
      <div className="wrap">
        {sent ? (
          <InstallationSent sent={sent} />
        ) : (
          <>
            <PageHead title={t('title')} text={t('text')} />
            <div className="mt-6 grid grid-cols-[minmax(0,1fr)] items-start gap-5 w768:mt-8 w992:grid-cols-[minmax(0,1fr)_280px] w992:gap-6">
              <InstallationForm now={loaderData.now} onSent={setSent} />
              <InstallationAside />
            </div>
          </>
        )}
      </div>
    </>
  )
}
