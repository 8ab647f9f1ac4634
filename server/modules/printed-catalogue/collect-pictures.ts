import type { Files } from '../../platform/files/files.ts'
import { type PrintedPicture, pictureForPrint } from '../media/media.ts'
import { layout, planCatalogue } from './catalogue-plan.ts'
import type { CatalogueContents } from './catalogue-shape.ts'
import { coverPicture } from './draw/draw-cover.ts'
import { coverKey, fillerKey, goodsKey, type Pictures, sceneKey } from './draw/picture-shelf.ts'

/** Of a thick catalogue the pictures are smaller, so that the file stays one that can be sent. */
const thick = 400
const sides = { usual: 380, thick: 220 }

/** Pictures that were made for the catalogue of another language, which shows the same goods. */
export type MadePictures = Map<string, Uint8Array>

/** The pictures of a catalogue, one after the other: who looks around in the shop meanwhile does not wait for them. */
export async function collectPictures(
  files: Files,
  contents: CatalogueContents,
  made: MadePictures = new Map(),
): Promise<Pictures> {
  const pictures: Pictures = {}
  for (const [key, wanted] of wantedPictures(contents)) {
    const same = JSON.stringify(wanted)
    const bytes = made.get(same) ?? (await pictureForPrint(files, wanted))
    if (bytes === undefined) continue
    pictures[key] = bytes
    made.set(same, bytes)
  }
  return pictures
}

/** Each picture once, by what it is for. */
function wantedPictures({ cover, sections }: CatalogueContents): Map<string, PrintedPicture> {
  const wanted = new Map<string, PrintedPicture>()
  if (cover.picture !== null) {
    const room = { width: 1400, height: Math.round((1400 * coverPicture.height) / coverPicture.width) }
    wanted.set(coverKey(cover.picture), { picture: cover.picture, room })
  }
  for (const { scene, look } of sections) {
    if (scene !== null)
      wanted.set(sceneKey(scene, look), { picture: scene, room: { width: 1400, height: 541, look } })
  }
  const plan = planCatalogue(sections)
  for (const [place, { picture: height, look }] of plan.fillers) {
    const scene = sections[plan.goods[place]?.section ?? -1]?.scene ?? null
    const room = { width: 1200, height: Math.round((1200 * height) / layout.inner), look }
    if (scene !== null && height > 0) wanted.set(fillerKey(place), { picture: scene, room })
  }
  const goods = sections.flatMap(({ groups }) => groups.flatMap((group) => group.goods))
  const side = goods.length > thick ? sides.thick : sides.usual
  for (const { picture } of goods) if (picture !== null) wanted.set(goodsKey(picture), { picture, side })
  return wanted
}
