import type { Setting } from '@gema/contract/shapes/setting.ts'

/** The shop's own primary colours, where the settings name others than the stylesheet does. */
export function PrimaryColours({ setting }: { setting: Setting | undefined }) {
  if (setting === undefined) return null
  const { primary_color: primary, primary_hover_color: hover } = setting
  if (primary === '#4338ca' && hover === '#3730a3') return null
  return <style>{`:root{--color-primary:${primary};--color-primary-hover:${hover}}`}</style>
}
