/** Reads rows in the order of their ids, a batch at a time, so that no process holds a whole catalogue. */
export async function* readInBatches<Row extends { id: number }>(
  size: number,
  read: (after: number) => Promise<Row[]>,
): AsyncGenerator<Row[]> {
  let after = 0
  for (;;) {
    const batch = await read(after)
    const last = batch.at(-1)
    if (last === undefined) return
    yield batch
    if (batch.length < size) return
    after = last.id
  }
}
