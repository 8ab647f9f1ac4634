import { pino } from 'pino'

export type Log = pino.Logger

/** Structured logs, one JSON object a line. Fields that could hold a secret or a person's data never reach the output. */
export const createLog = (level: string, destination?: pino.DestinationStream): Log =>
  pino(
    {
      level,
      base: undefined,
      timestamp: pino.stdTimeFunctions.isoTime,
      redact: {
        paths: ['*.password', '*.token', '*.user_token', '*.authorization', '*.email', '*.phone'],
        censor: '[hidden]',
      },
    },
    destination,
  )
