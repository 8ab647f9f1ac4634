export type Node =
  | { kind: 'value'; value: number | string | boolean }
  | { kind: 'name'; name: string }
  | { kind: 'field'; of: string; name: string }
  | { kind: 'call'; name: string; inputs: Node[] }
  | { kind: 'not'; of: Node }
  | { kind: 'both' | 'either'; left: Node; right: Node }
  | { kind: 'operation'; sign: string; left: Node; right: Node }

const token = /\s*(?:(\d+(?:\.\d+)?)|'([^']*)'|([a-z_][a-z_0-9]*)|(<=|>=|!=|[<>=+\-*/().,]))/y

/** Words of the language itself; `or` is a function as well, where a bracket follows. */
const reserved = new Set(['and', 'or', 'not'])

interface Token {
  kind: 'number' | 'text' | 'word' | 'sign'
  text: string
}

/**
 * Reads a formula such as `lowest(passive.impedance_ohm) >= amplifier.impedance_min_ohm`. The words `and`, `or`, `not`
 * bind weaker than comparisons, those weaker than sums, those weaker than products.
 */
export function parseFormula(text: string): Node {
  const reader = new FormulaReader(tokensOf(text), text)
  const node = reader.either()
  reader.end()
  return node
}

function tokensOf(text: string): Token[] {
  const tokens: Token[] = []
  const reading = new RegExp(token)
  const trimmed = text.trimEnd()
  while (reading.lastIndex < trimmed.length) {
    const at = reading.lastIndex
    const found = reading.exec(trimmed)
    if (found === null) throw new SyntaxError(`"${text}" cannot be read from "${text.slice(at)}" on`)
    const [, number, quoted, word, sign] = found
    if (number !== undefined) tokens.push({ kind: 'number', text: number })
    else if (quoted !== undefined) tokens.push({ kind: 'text', text: quoted })
    else if (word !== undefined) tokens.push({ kind: 'word', text: word })
    else tokens.push({ kind: 'sign', text: sign ?? '' })
  }
  return tokens
}

class FormulaReader {
  readonly #tokens: Token[]
  readonly #text: string
  #at = 0

  constructor(tokens: Token[], text: string) {
    this.#tokens = tokens
    this.#text = text
  }

  either(): Node {
    let left = this.#both()
    while (this.#takes('word', 'or')) left = { kind: 'either', left, right: this.#both() }
    return left
  }

  end(): void {
    const next = this.#tokens[this.#at]
    if (next !== undefined) this.#fail(`"${next.text}" was not expected`)
  }

  #both(): Node {
    let left = this.#not()
    while (this.#takes('word', 'and')) left = { kind: 'both', left, right: this.#not() }
    return left
  }

  #not(): Node {
    return this.#takes('word', 'not') ? { kind: 'not', of: this.#not() } : this.#comparison()
  }

  #comparison(): Node {
    const left = this.#sum()
    const sign = this.#takesOneOf(['<=', '>=', '!=', '<', '>', '='])
    return sign === undefined ? left : { kind: 'operation', sign, left, right: this.#sum() }
  }

  #sum(): Node {
    let left = this.#product()
    for (let sign = this.#takesOneOf(['+', '-']); sign !== undefined; sign = this.#takesOneOf(['+', '-']))
      left = { kind: 'operation', sign, left, right: this.#product() }
    return left
  }

  #product(): Node {
    let left = this.#single()
    for (let sign = this.#takesOneOf(['*', '/']); sign !== undefined; sign = this.#takesOneOf(['*', '/']))
      left = { kind: 'operation', sign, left, right: this.#single() }
    return left
  }

  #single(): Node {
    const next = this.#tokens[this.#at++]
    if (next === undefined) return this.#fail('it ends too early')
    if (next.kind === 'number') return { kind: 'value', value: Number(next.text) }
    if (next.kind === 'text') return { kind: 'value', value: next.text }
    if (next.kind === 'word') return this.#named(next.text)
    if (next.text === '-')
      return { kind: 'operation', sign: '-', left: { kind: 'value', value: 0 }, right: this.#single() }
    if (next.text !== '(') return this.#fail(`"${next.text}" was not expected`)
    const inner = this.either()
    this.#must(')')
    return inner
  }

  #named(name: string): Node {
    if (name === 'true' || name === 'false') return { kind: 'value', value: name === 'true' }
    if (this.#takes('sign', '.')) {
      const field = this.#tokens[this.#at++]
      return field?.kind === 'word'
        ? { kind: 'field', of: name, name: field.text }
        : this.#fail('a figure was expected after the point')
    }
    if (!this.#takes('sign', '('))
      return reserved.has(name) ? this.#fail(`"${name}" was not expected`) : { kind: 'name', name }
    const inputs = [this.either()]
    while (this.#takes('sign', ',')) inputs.push(this.either())
    this.#must(')')
    return { kind: 'call', name, inputs }
  }

  #takes(kind: Token['kind'], text: string): boolean {
    const next = this.#tokens[this.#at]
    if (next?.kind !== kind || next.text !== text) return false
    this.#at++
    return true
  }

  #takesOneOf(signs: string[]): string | undefined {
    return signs.find((sign) => this.#takes('sign', sign))
  }

  #must(sign: string): void {
    if (!this.#takes('sign', sign)) this.#fail(`a "${sign}" is missing`)
  }

  #fail(why: string): never {
    throw new SyntaxError(`the formula "${this.#text}" cannot be read: ${why}`)
  }
}
