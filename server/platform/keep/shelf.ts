/** What has been asked for again takes at most this share, so that there is always room for something new to be asked for again. */
const shareOfProven = 0.8

/**
 * Holds so many bytes and no more. What was asked for once goes first, then what nobody has asked for longest: whoever
 * asks for thousands of things that nobody else wants does not push out what many want.
 */
export class Shelf<Item extends { bytes: number }> {
  readonly #most: number
  /** Asked for once. In both, the one that was asked for last stands last. */
  readonly #new = new Map<string, Item>()
  /** Asked for again. */
  readonly #proven = new Map<string, Item>()
  /** Touched last: it stands last already. */
  #last: Item | undefined
  #bytes = 0
  #provenBytes = 0

  constructor(most: number) {
    this.#most = most
  }

  get size(): { entries: number; bytes: number } {
    return { entries: this.#proven.size + this.#new.size, bytes: this.#bytes }
  }

  find(key: string): Item | undefined {
    return this.#proven.get(key) ?? this.#new.get(key)
  }

  /** Somebody has asked for it again. */
  touch(key: string, item: Item): void {
    if (item === this.#last) return
    this.#last = item
    if (this.#proven.delete(key)) this.#proven.set(key, item)
    else this.#prove(key, item)
  }

  /** Takes the place of what stands there: that was asked for before. */
  put(key: string, item: Item): void {
    const isAskedForAgain = this.find(key) !== undefined
    this.remove(key)
    this.#new.set(key, item)
    this.#last = undefined
    this.#bytes += item.bytes
    if (isAskedForAgain) this.#prove(key, item)
    for (const oldest of this.#new.keys()) {
      if (this.#bytes <= this.#most) break
      this.remove(oldest)
    }
  }

  remove(key: string): void {
    const item = this.find(key)
    if (item === undefined) return
    if (item === this.#last) this.#last = undefined
    this.#bytes -= item.bytes
    if (this.#proven.delete(key)) this.#provenBytes -= item.bytes
    else this.#new.delete(key)
  }

  *items(): Generator<Item> {
    yield* this.#proven.values()
    yield* this.#new.values()
  }

  #prove(key: string, item: Item): void {
    this.#new.delete(key)
    this.#proven.set(key, item)
    this.#provenBytes += item.bytes
    for (const [oldest, each] of this.#proven) {
      if (this.#provenBytes <= this.#most * shareOfProven) break
      this.#proven.delete(oldest)
      this.#provenBytes -= each.bytes
      this.#new.set(oldest, each)
    }
  }
}
