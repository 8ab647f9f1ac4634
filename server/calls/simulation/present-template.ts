import type { BundleOffer } from '@gema/contract/match/bundle-savings.ts'
import type { MatchRule } from '@gema/contract/match/match-rule.ts'
import type { SimulationCard, SimulationTemplate } from '@gema/contract/shapes/simulation.ts'
import { inLanguage } from '@gema/contract/values/language.ts'
import type { WholeTemplate } from '../../modules/simulation/simulation.ts'

/** A template in a list. */
export const presentTemplateCard = (template: WholeTemplate, language: string): SimulationCard => ({
  uuid: template.uuid,
  simulation_code: template.code,
  is_active: template.isActive,
  name: inLanguage(template.name, language),
  text: inLanguage(template.text, language),
  image: template.image,
  price: template.priceFrom,
  component_count: template.components.length,
})

/** A template with all that composing needs. */
export const presentTemplate = (
  template: WholeTemplate,
  { rules, bundles }: { rules: MatchRule[]; bundles: BundleOffer[] },
  language: string,
): SimulationTemplate => ({
  kind: 'template',
  ...presentTemplateCard(template, language),
  components: template.components.map((component) => ({
    key: component.key,
    role: component.role,
    name: inLanguage(component.name, language),
    text: inLanguage(component.text, language),
    icon: component.icon,
    is_required: component.isRequired,
    min_quantity: component.minQuantity,
    max_quantity: component.maxQuantity,
    quantity_step: component.quantityStep,
    display_case: {
      uuid: component.displayCase.uuid,
      slug: inLanguage(component.displayCase.slug, language),
      name: inLanguage(component.displayCase.name, language),
    },
    product_count: component.displayCase.variants,
  })),
  rules,
  bundles,
})
