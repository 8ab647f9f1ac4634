import { parseArgs } from 'node:util'
import { type CommandName, commandShapes, usageOf } from './command-shapes.ts'

/** A command with what was given to it, by the names of its places and options. */
export interface Command {
  name: CommandName
  given: Record<string, string>
}

/** Reads what was typed; a problem is one line that says what to do. */
export function parseCommand(typed: readonly string[]): Command | { problem: string } {
  if (typed.length === 0 || typed.includes('--help')) return { name: 'help', given: {} }
  const name = commandOf(typed)
  if (name === undefined)
    return { problem: `There is no command "${typed.join(' ')}". Try: npm run staff -- help` }
  const shape: { words: string; takes: readonly string[]; options?: object } = commandShapes[name]
  const known = Object.keys(shape.options ?? {})
  const problem = `Usage: npm run staff -- ${usageOf(name)}`
  let read: { values: Record<string, unknown>; positionals: string[] }
  try {
    read = parseArgs({
      args: typed.slice(shape.words.split(' ').length),
      allowPositionals: true,
      options: Object.fromEntries(known.map((option) => [option, { type: 'string' as const }])),
    })
  } catch {
    return { problem }
  }
  const given = placed(shape.takes, read.positionals)
  if (given === undefined) return { problem }
  for (const option of known) {
    const value = read.values[option]
    if (typeof value === 'string') given[option] = value
  }
  return { name, given }
}

/** The command of the most words that what was typed begins with. */
function commandOf(typed: readonly string[]): CommandName | undefined {
  const names = Object.keys(commandShapes) as CommandName[]
  const begun = names.filter((name) => {
    const words = commandShapes[name].words.split(' ')
    return words.every((word, at) => typed[at] === word)
  })
  const length = (name: CommandName) => commandShapes[name].words.split(' ').length
  return begun.toSorted((one, other) => length(other) - length(one))[0]
}

/** What was given for each place; nothing, where something is missing or too much. */
function placed(takes: readonly string[], values: string[]): Record<string, string> | undefined {
  const left = [...values]
  const given: Record<string, string> = {}
  for (const place of takes) {
    const taken = place.includes('…') ? left.splice(0).join(' ').trim() : (left.shift() ?? '').trim()
    if (taken !== '') given[place.replace(/[…?]/g, '')] = taken
    else if (!place.endsWith('?')) return undefined
  }
  return left.length === 0 ? given : undefined
}
