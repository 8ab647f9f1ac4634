import type { SimulationCard, SimulationTemplate } from '@gema/contract/shapes/simulation.ts'
import { QrCode, RotateCcw } from 'lucide-react'
import { addressOf } from '../../../addresses.ts'
import { Breadcrumbs } from '../../../commerce/breadcrumbs.tsx'
import { PageHead } from '../../../commerce/page-head.tsx'
import { PageLink } from '../../../language/page-link.tsx'
import { useWords } from '../../../language/use-words.ts'
import { Button } from '../../../ui/button.tsx'
import { buttonClasses } from '../../../ui/button-classes.ts'
import { Icon } from '../../../ui/icon.tsx'
import { composerWords } from './composer-words.ts'
import { TemplateTabs } from './template-tabs.tsx'

interface ComposerHeadProps {
  template: SimulationTemplate
  templates: SimulationCard[]
  onStartOver: () => void
}

/** What is composed here, the ways to something else, and the other kinds of systems. */
export function ComposerHead({ template, templates, onStartOver }: ComposerHeadProps) {
  const t = useWords(composerWords)
  return (
    <>
      <Breadcrumbs
        trail={[{ name: t('simulation'), to: addressOf('simulations') }, { name: template.name }]}
      />
      <div className="wrap">
        <PageHead title={template.name} text={t('text')}>
          <div className="flex flex-wrap gap-3 max-w768:w-full max-w768:[&>*]:flex-auto">
            <PageLink to={addressOf('simulations')} className={buttonClasses('secondary', 40)}>
              <Icon of={QrCode} size={16} />
              {t('open_by_code')}
            </PageLink>
            <Button look="secondary" size={40} onClick={onStartOver} className="noscript:hidden">
              <Icon of={RotateCcw} size={16} />
              {t('start_over')}
            </Button>
          </div>
        </PageHead>
        <TemplateTabs current={template} templates={templates} />
      </div>
    </>
  )
}
