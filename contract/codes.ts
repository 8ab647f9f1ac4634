/** The closed list of envelope codes. From 401 on, the HTTP status equals the code; 200 and 201 travel as HTTP 200. */
export const codes = [200, 201, 401, 403, 404, 405, 409, 413, 429, 500] as const

export type Code = (typeof codes)[number]

/** What each code means, in the words of the API document. */
export const codeMeanings: Record<Code, string> = {
  200: 'Done.',
  201: 'Validation failure: `data.form` lists what is wrong, in the language asked for.',
  401: 'No session, or one that has ended.',
  403: 'Not allowed.',
  404: 'Not found.',
  405: 'The call exists, but not with this method.',
  409: 'Conflicts with a newer state.',
  413: 'Too large.',
  429: 'Too many requests: try again after the seconds in `Retry-After`.',
  500: 'A fault on our side: `data.request_id` names it.',
}

export const httpStatusOf = (code: Code): number => (code === 201 ? 200 : code)
