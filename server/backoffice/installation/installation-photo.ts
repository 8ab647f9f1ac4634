import type { installationPhoto } from '@gema/contract/backoffice/calls/installation.ts'
import { type Handler, refuse } from '../../http/handler.ts'
import { openPhoto, installationPhoto as photoOf } from '../../modules/installations/installations.ts'
import type { Shop } from '../../shop.ts'

/** A photo of a room, opened for whoever may see it. */
export const answerInstallationPhoto: Handler<typeof installationPhoto, Shop> = async (input, { shop }) => {
  const photo = await photoOf(shop.db, input.uuid)
  const bytes = photo === undefined ? undefined : await openPhoto(shop, photo)
  if (photo === undefined || bytes === undefined) return refuse('installation_photo_unknown')
  const stem = photo.name.replace(/\.[^.]*$/, '')
  return new File([bytes], `${stem}.webp`, { type: 'image/webp' })
}
