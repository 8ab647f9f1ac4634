import type pg from 'pg'

/**
 * The end of the primary's log, not of what it has written of it: without `synchronous_commit` a change can be seen by
 * everybody before it is written.
 */
const question = 'select pg_current_wal_insert_lsn()::text as place'

/** How far the primary had come when it was asked after the last change. */
export class PrimaryReach {
  readonly #primary: pg.Pool
  #change = 0
  #place: Promise<string> | undefined

  constructor(primary: pg.Pool) {
    this.#primary = primary
  }

  /** The number of the last change that was heard of. */
  get change(): number {
    return this.#change
  }

  changed(): void {
    this.#change += 1
    this.askAgain()
  }

  /** The place that was asked for may never be reached: another server may be the primary by now. */
  askAgain(): void {
    this.#place = undefined
  }

  /** A place in the log; whoever has repeated everything up to it has the last change. */
  place(): Promise<string> {
    this.#place ??= this.#ask()
    return this.#place
  }

  async #ask(): Promise<string> {
    const { rows } = await this.#primary.query<{ place: string }>(question)
    if (rows[0] === undefined) throw new Error('the primary does not say how far it is')
    return rows[0].place
  }
}
