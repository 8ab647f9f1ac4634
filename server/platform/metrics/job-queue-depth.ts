import type { Database } from '../database/database.ts'

export interface QueueDepth {
  queue: string
  state: string
  jobs: number
}

/** What is done and went well is of no depth. Names with two underscores are the queue's own. */
const depths = `select q.name as queue, s.state::text as state, count(j.id)::int as jobs
  from jobs.queue q
  cross join unnest(enum_range(null::jobs.job_state)) as s(state)
  left join jobs.job j on j.name = q.name and j.state = s.state and j.state in ('created', 'retry', 'active', 'failed')
  where s.state in ('created', 'retry', 'active', 'failed') and q.name not like '\\_\\_%'
  group by 1, 2`

/** How many jobs of each queue wait, are tried again, are under way or were given up, in all processes together. */
export async function jobQueueDepth(database: Pick<Database, 'jobs'>): Promise<QueueDepth[]> {
  const { rows } = await database.jobs.executeSql(depths, [])
  return rows.map(({ queue, state, jobs }) => ({
    queue: String(queue),
    state: String(state),
    jobs: Number(jobs),
  }))
}
