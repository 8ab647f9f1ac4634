/** Something that is built before the shop runs. */
export interface BuiltPart {
  /** Told while it is built. */
  name: string
  /** Where it lies when it is built. */
  folder: string
  /** Everything it is built from, apart from the packages. */
  sources(): Promise<string[]>
  build(): Promise<void>
}
