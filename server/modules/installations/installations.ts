import type { InstallationRow } from './installations-queries.ts'

export { changeInstallation } from './change-installation.ts'
export type { ToldSimulation } from './installation-letters.ts'
export {
  type InstallationPlace,
  selectPhoto as installationPhoto,
  selectPhotos as installationPhotos,
  selectRequest as findInstallation,
  selectRequests as allInstallations,
} from './installations-queries.ts'
export { openPhoto } from './keep-photos.ts'
export { placeText } from './place-text.ts'
export { photoName } from './rules/photo-name.ts'
export { type InstallationWish, takeInstallation } from './take-installation.ts'

export type Installation = InstallationRow
