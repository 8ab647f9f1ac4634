import { pino } from 'pino'

export type Log = pino.Logger

const hidden = ['password', 'token', 'user_token', 'authorization', 'email', 'phone']

/** Structured logs, one JSON object a line. Fields that could hold a secret or a person's data never reach the output. */
export const createLog = (level: string, destination?: pino.DestinationStream): Log =>
  pino(
    {
      level,
      base: undefined,
      timestamp: pino.stdTimeFunctions.isoTime,
      serializers: { err: describeError },
      redact: {
        paths: [
          ...hidden.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]),
          // The values of a failed query, and the row that PostgreSQL complains about.
          ...['err.params', 'err.detail'],
        ],
        censor: '[hidden]',
      },
    },
    destination,
  )

/** A failed query tells its values in its message too. They are people's data, and the statement says enough. */
function describeError(error: Error): object {
  const described = pino.stdSerializers.err(error)
  const withoutValues = (text: string) =>
    [error, error.cause]
      .filter((each) => each instanceof Error && 'params' in each)
      .reduce<string>((left, { params }) => left.replaceAll(`\nparams: ${params}`, ''), text)
  return {
    ...described,
    message: withoutValues(described.message),
    stack: withoutValues(described.stack),
  }
}
