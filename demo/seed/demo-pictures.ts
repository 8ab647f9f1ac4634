import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { keepPicture } from '@gema/server/modules/media/media.ts'
import type { Files } from '@gema/server/platform/files/files.ts'
import { projectFolder } from '@gema/server/platform/project-folder.ts'
import type { Both } from '../data/both.ts'
import alts from '../data/picture-alts.json' with { type: 'json' }

const folder = path.join(projectFolder, 'demo/pictures')

/** Keeps a picture of the library in the shop and answers its path there; each is read once. */
export type KeepDemoPicture = (file: string) => Promise<string>

export function demoPictures(files: Files): KeepDemoPicture {
  const kept = new Map<string, Promise<string>>()
  return (file) => {
    const known = kept.get(file)
    if (known !== undefined) return known
    const keeping = readFile(path.join(folder, file)).then((bytes) => keepPicture(files, file, bytes))
    kept.set(file, keeping)
    return keeping
  }
}

const described: Record<string, Both> = alts

/** What a picture shows, in both languages. */
export function altOf(file: string): Both {
  const alt = described[file]
  if (alt === undefined) throw new Error(`the picture ${file} is not in the library`)
  return alt
}

/** Views in the order of a gallery. */
const views = ['hero', 'front', 'detail', 'top', 'styled', 'rear']

/** All pictures of a finish of a thing, the best one first. */
export const picturesOf = (archetype: string, finish: string): string[] =>
  views
    .map((view) => `${archetype}--${finish}--${view}.webp`)
    .filter((file) => Object.hasOwn(described, file))
