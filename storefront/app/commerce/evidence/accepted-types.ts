import { evidenceLimits } from '@gema/contract/shapes/complaint.ts'

/** What the device's own chooser offers: by their types, for which phones offer the camera too, and by their names. */
export const acceptedTypes = [
  'image/jpeg',
  'image/png',
  'video/mp4',
  'video/quicktime',
  'video/x-msvideo',
  'video/x-ms-wmv',
  ...evidenceLimits.extensions.map((extension) => `.${extension}`),
].join(',')
