/** Loaded before a host: its clock is as many milliseconds ahead as CLOCK_AHEAD_MS says. Timers run as before. */
const ahead = Number(process.env.CLOCK_AHEAD_MS)
const TrueDate = Date
const now = (): number => TrueDate.now() + ahead

globalThis.Date = new Proxy(TrueDate, {
  construct: (target, given, newTarget) =>
    Reflect.construct(target, given.length === 0 ? [now()] : given, newTarget),
  apply: () => new TrueDate(now()).toString(),
  get: (target, name, receiver) => (name === 'now' ? now : Reflect.get(target, name, receiver)),
})

export {}
