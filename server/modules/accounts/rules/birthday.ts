/** Whether somebody alive today can have been born on a day: a date as `2001-08-17`. */
export const isPossibleBirthday = (birthday: string, today: Date): boolean =>
  birthday >= '1900-01-01' && birthday <= today.toISOString().slice(0, 10)
