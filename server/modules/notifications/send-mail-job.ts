import { defineJob } from '../../platform/jobs/jobs.ts'

/** Sends one stored mail; tried again with growing pauses for about a day while the mail server is away. */
export const sendMailJob = defineJob<{ uuid: string }>({
  name: 'send-mail',
  retries: 12,
  secondsBetween: 30,
})
