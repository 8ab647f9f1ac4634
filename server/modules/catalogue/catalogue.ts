import type { Db } from '../../platform/database/database.ts'
import {
  type CategoryRow,
  type NewCategoryRow,
  selectCategories,
  upsertCategories,
} from './catalogue-queries.ts'

export type Category = CategoryRow & { children: Category[] }

/** A category to be saved, with what stands below it. */
export type CategoryDraft = Omit<NewCategoryRow, 'parentId' | 'position'> & { children?: CategoryDraft[] }

/** The whole tree of categories, each level in its order. */
export async function categoryTree(db: Db): Promise<Category[]> {
  const rows = await selectCategories(db)
  const nodes = new Map(rows.map((row) => [row.id, { ...row, children: [] as Category[] }]))
  const roots: Category[] = []
  for (const node of nodes.values()) {
    const parent = node.parentId === null ? undefined : nodes.get(node.parentId)
    if (parent === undefined) roots.push(node)
    else parent.children.push(node)
  }
  return roots
}

/** Saves a tree of categories; one with a known uuid is changed, not added. */
export async function saveCategories(
  db: Db,
  drafts: CategoryDraft[],
  parentId: number | null = null,
): Promise<void> {
  if (drafts.length === 0) return
  const rows = drafts.map(({ children: _, ...draft }, position) => ({ ...draft, parentId, position }))
  const saved = await upsertCategories(db, rows)
  for (const [place, draft] of drafts.entries()) {
    const parent = saved[place]
    if (parent && draft.children) await saveCategories(db, draft.children, parent.id)
  }
}
