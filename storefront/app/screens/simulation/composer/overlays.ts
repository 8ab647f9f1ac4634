import { whenIdle } from '../../../ui/when-idle.ts'

/** What opens over the page: heavy, and not needed at first. */
export const overlays = {
  picker: async () => ({ default: (await import('./picker/picker-sheet.tsx')).PickerSheet }),
  room: async () => ({ default: (await import('./room/room-drawer.tsx')).RoomDrawer }),
  save: async () => ({ default: (await import('./rail/save-dialog.tsx')).SaveDialog }),
  added: async () => ({ default: (await import('./rail/added-dialog.tsx')).AddedDialog }),
}

/** Loads them once the page is quiet: they open at once then, also where the connection is lost meanwhile. */
export async function prepareOverlays(): Promise<void> {
  await whenIdle()
  if (navigator.onLine) await Promise.allSettled(Object.values(overlays).map((load) => load()))
}
