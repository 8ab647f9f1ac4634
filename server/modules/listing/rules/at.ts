/** Within the bounds by construction; the other value only satisfies the types. */
export const at = (values: Uint32Array | Int32Array | Uint8Array | Float64Array, index: number): number =>
  values[index] ?? 0
