import type { Db } from '../database/database.ts'

/** The name and the manners of a job; what it does stands in `server/jobs`. */
export interface JobKind<Data extends object> {
  name: string
  /** How often it is tried again after a failure, with growing pauses. */
  retries: number
  secondsBetween: number
  /** When it comes by itself, as a cron line in Asia/Jakarta; absent: only when it is sent. */
  cron?: string
  /** Only one of them waits, however often it is sent: it does all that there is to do. */
  isSingle?: boolean
  /** Never present: ties the kind of data to the job for the compiler. */
  data?: Data
}

export const defineJob = <Data extends object>(kind: JobKind<Data>): JobKind<Data> => kind

/** The queue of jobs, as the rest of the shop sees it. */
export interface Jobs {
  /** Puts a job into the queue: within a transaction, it is there when the transaction is committed. */
  send<Data extends object>(db: Db, kind: JobKind<Data>, data: Data): Promise<void>
}

/** A job with the work that it does. */
export interface Worker<Data extends object = object> {
  kind: JobKind<Data>
  work(data: Data): Promise<void>
}
