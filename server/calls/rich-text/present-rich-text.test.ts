import { richText } from '@gema/contract/shapes/rich-text.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { presentPlainText, presentRichText } from './present-rich-text.ts'

const blocksOf = (markdown: string) => presentRichText(markdown).blocks

/** Every address that anything in a tree could lead to or load from. */
function addressesIn(thing: unknown): string[] {
  if (Array.isArray(thing)) return thing.flatMap(addressesIn)
  if (typeof thing !== 'object' || thing === null) return []
  return Object.entries(thing).flatMap(([name, value]) =>
    (name === 'to' || name === 'picture') && typeof value === 'string' ? [value] : addressesIn(value),
  )
}

describe('what people write', () => {
  test('headings get ids and become the contents; the first level is the page’s own', () => {
    const { blocks, contents } = presentRichText(
      '# One & two\n\n## Where to **sit**\n\n### Small\n\n##### Smaller',
    )
    expect(blocks).toMatchObject([
      { kind: 'heading', level: 2, id: 'one-two' },
      {
        kind: 'heading',
        level: 2,
        id: 'where-to-sit',
        text: ['Where to ', { kind: 'strong', text: ['sit'] }],
      },
      { kind: 'heading', level: 3, id: 'small' },
      { kind: 'heading', level: 4, id: 'smaller' },
    ])
    expect(contents).toEqual([
      { id: 'one-two', text: 'One & two' },
      { id: 'where-to-sit', text: 'Where to sit' },
    ])
  })

  test('headings that are called the same lead to different places', () => {
    expect(presentRichText('## Tips\n\n## Tips\n\n## مرحبا').contents.map(({ id }) => id)).toEqual([
      'tips',
      'tips-2',
      'part',
    ])
  })

  test('lists, tables, code, rules and pictures of the shop keep their form', () => {
    expect(
      blocksOf(
        '3. three\n4. four\n\n| a | b |\n|---|---|\n| 1 | *2* |\n\n```\nx < y\n```\n\n---\n\n![A room](room-a1b2c3.webp "In Cinere")',
      ),
    ).toEqual([
      {
        kind: 'list',
        ordered: true,
        start: 3,
        items: [[{ kind: 'paragraph', text: ['three'] }], [{ kind: 'paragraph', text: ['four'] }]],
      },
      {
        kind: 'table',
        head: [['a'], ['b']],
        rows: [[['1'], [{ kind: 'emphasis', text: ['2'] }]]],
      },
      { kind: 'code', text: 'x < y' },
      { kind: 'rule' },
      { kind: 'picture', picture: 'room-a1b2c3.webp', alt: 'A room', caption: 'In Cinere' },
    ])
  })

  test('a quote that begins with strong words is a note', () => {
    expect(blocksOf('> Somebody said so.')).toMatchObject([{ kind: 'quote' }])
    expect(blocksOf('> **A door?** Keep the angle.')).toMatchObject([{ kind: 'note' }])
  })

  test.each([
    '/page/karir',
    '/all/karaoke?sort=price',
    '#tips',
    'https://wa.me/62812',
    'mailto:a@b.example',
    'tel:+6221',
  ])('a link to %s leads there', (to) => {
    expect(blocksOf(`[here](${to})`)).toEqual([
      { kind: 'paragraph', text: [{ kind: 'link', to, text: ['here'] }] },
    ])
  })

  test('a link can be named at the end of the text', () => {
    expect(addressesIn(blocksOf('[here][stores]\n\n[stores]: /stores'))).toEqual(['/stores'])
  })

  test('without its looks it is plain text', () => {
    expect(presentPlainText('## Pay\n\nBy **card** or\n[transfer](/page/x).\n\n- one\n- two')).toBe(
      'Pay By card or transfer. one two',
    )
  })
})

describe('what somebody hostile writes', () => {
  test.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java&#x0A;script:alert(1)',
    '&#106;avascript:alert(1)',
    'data:text/html;base64,PHNjcmlwdD4=',
    'vbscript:x',
    'file:///etc/passwd',
    '//evil.example/x',
    '/\\evil.example',
    'blob:https://a.example/1',
    '\u0001javascript:alert(1)',
  ])('a link to %j becomes its text', (to) => {
    const blocks = blocksOf(`before [here](<${to}>) after`)
    expect(addressesIn(blocks)).toEqual([])
    expect(presentPlainText(`before [here](<${to}>) after`)).toContain('here')
  })

  test('links that write themselves and links by name are looked at as well', () => {
    expect(addressesIn(blocksOf('<javascript:alert(1)> [x][y]\n\n[y]: javascript:alert(2)'))).toEqual([])
  })

  test.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    'text <b onclick="x()">bold</b>',
    '<iframe src="https://evil.example"></iframe>',
    '<style>*{display:none}</style>',
    '<div><p>never closed',
    '</article></main><script src=//evil.example>',
    '<!-- never closed',
    '<svg/onload=alert(1)>',
  ])('markup such as %j is text, and nothing of it is lost', (markup) => {
    const made = presentRichText(`before\n\n${markup}`)
    expect(richText.parse(made)).toEqual(made)
    expect(addressesIn(made)).toEqual([])
    expect(presentPlainText(`before\n\n${markup}`)).toBe(`before ${markup}`.replace(/\s+/g, ' '))
  })

  test.each([
    'https://evil.example/pixel.png',
    '//evil.example/pixel.png',
    '../../secret.png',
    'a/b.webp',
    'x.svg',
    'data:image/svg+xml;base64,AAAA',
  ])('a picture at %s is not loaded; what it shows is said', (url) => {
    expect(blocksOf(`![Shown](${url})`)).toEqual([{ kind: 'paragraph', text: ['Shown'] }])
  })

  test('quotes in quotes without end make no tree without end', () => {
    const depthOf = (blocks: unknown): number =>
      typeof blocks === 'object' && blocks !== null
        ? 1 + Math.max(0, ...Object.values(blocks).map(depthOf))
        : 0
    expect(depthOf(blocksOf(`${'> '.repeat(400)}deep`))).toBeLessThan(30)
    expect(depthOf(blocksOf(`${'- '.repeat(400)}deep`))).toBeLessThan(40)
  })

  test('whatever is written, it can be read, has the known shape and leads nowhere else', () => {
    const piece = fc.oneof(
      fc.constantFrom(
        '<',
        '>',
        '[',
        '](',
        ')',
        '![',
        'javascript:',
        '\n',
        '\n\n',
        '> ',
        '- ',
        '|',
        '---',
        '`',
        '**',
        '&#x6a;',
      ),
      fc.string({ unit: 'binary', maxLength: 12 }),
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
        const made = presentRichText(pieces.join(''))
        expect(richText.parse(made)).toEqual(made)
        for (const to of addressesIn(made))
          expect(to).toMatch(/^(https?:|mailto:|tel:|\/(?![/\\])|#)|\.(webp|avif|jpe?g|png)$/i)
      }),
    )
  })
})
