import type { Db } from '../../platform/database/database.ts'
import { upsertRows } from '../../platform/database/upsert.ts'
import { type CaseSummary, caseIdsByUuid, caseSummaries } from '../catalogue/catalogue.ts'
import {
  simulationComponentsTable as componentsTable,
  simulationTemplatesTable as templatesTable,
} from './simulation-tables.ts'
import { selectComponents, selectTemplate, selectTemplates } from './template-queries.ts'

export type Template = typeof templatesTable.$inferSelect
export type Component = typeof componentsTable.$inferSelect & { displayCase: CaseSummary }

/** A template with its components, each with the display case that it is filled from. */
export interface WholeTemplate extends Template {
  components: Component[]
  /** From which price on its required components can be had. */
  priceFrom: number
}

type NewTemplate = typeof templatesTable.$inferInsert
type NewComponent = typeof componentsTable.$inferInsert

export interface TemplateDraft extends Omit<NewTemplate, 'id' | 'position'> {
  uuid: string
  components: (Omit<NewComponent, 'id' | 'templateId' | 'displayCaseId' | 'position'> & {
    displayCaseUuid: string
  })[]
}

/** A part of the templates that can be composed, and how many there are in all. */
export async function templatePage(
  db: Db,
  { page, perPage }: { page: number; perPage: number },
): Promise<{ templates: WholeTemplate[]; total: number }> {
  const rows = await selectTemplates(db, { offset: (page - 1) * perPage, limit: perPage })
  // Beyond the last page there is no row that could tell how many there are.
  const [counted] = rows.length === 0 && page > 1 ? await selectTemplates(db, { offset: 0, limit: 1 }) : rows
  return {
    templates: await wholeTemplates(
      db,
      rows.map(({ template }) => template),
    ),
    total: counted?.total ?? 0,
  }
}

/** A template that can be composed, by its uuid. */
export async function findTemplate(db: Db, uuid: string): Promise<WholeTemplate | undefined> {
  const [row] = await selectTemplate(db, uuid)
  if (row === undefined || !row.isActive) return undefined
  return (await wholeTemplates(db, [row]))[0]
}

async function wholeTemplates(db: Db, templates: Template[]): Promise<WholeTemplate[]> {
  if (templates.length === 0) return []
  const rows = await selectComponents(
    db,
    templates.map(({ id }) => id),
  )
  const cases = await caseSummaries(db, [...new Set(rows.map(({ displayCaseId }) => displayCaseId))])
  return templates.map((template) => {
    const components = rows.flatMap((row) => {
      const displayCase = cases.get(row.displayCaseId)
      return row.templateId === template.id && displayCase !== undefined ? [{ ...row, displayCase }] : []
    })
    const priceFrom = components
      .filter(({ isRequired }) => isRequired)
      .reduce((sum, { minQuantity, displayCase }) => sum + minQuantity * (displayCase.lowestPrice ?? 0), 0)
    return { ...template, components, priceFrom }
  })
}

/** Saves templates with their components; one with a known uuid is changed, not added. */
export async function saveTemplates(db: Db, drafts: TemplateDraft[]): Promise<void> {
  const rows = drafts.map(({ components: _, ...draft }, position) => ({ ...draft, position }))
  await upsertRows(db, templatesTable, { rows, target: [templatesTable.uuid] })
  const caseIds = await caseIdsByUuid(
    db,
    drafts.flatMap(({ components }) => components.map(({ displayCaseUuid }) => displayCaseUuid)),
  )
  for (const { uuid, components } of drafts) {
    const [template] = await selectTemplate(db, uuid)
    if (template === undefined) throw new Error(`the template ${uuid} was not saved`)
    await upsertRows(db, componentsTable, {
      rows: components.map(({ displayCaseUuid, ...component }, position) => {
        const displayCaseId = caseIds.get(displayCaseUuid)
        if (displayCaseId === undefined) throw new Error(`there is no display case ${displayCaseUuid}`)
        return { ...component, templateId: template.id, displayCaseId, position }
      }),
      target: [componentsTable.templateId, componentsTable.key],
    })
  }
}
