import type { TestShop } from './start-test-shop.ts'

/** The keys of all that the shop keeps from now on in its files, as far as it is still there. */
export function watchFiles({ shop }: TestShop): Set<string> {
  const keys = new Set<string>()
  const { write, remove } = shop.files
  shop.files.write = async (key, bytes) => {
    await write(key, bytes)
    keys.add(key)
  }
  shop.files.remove = async (key) => {
    await remove(key)
    keys.delete(key)
  }
  return keys
}
