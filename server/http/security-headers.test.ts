import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { closedPolicy, policyOfPage, securityHeaders } from './security-headers.ts'

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** One directive of a policy, without its name. */
const partOf = (policy: string, name: string) =>
  policy
    .split('; ')
    .find((part) => part.startsWith(`${name} `))
    ?.split(' ')
    .slice(1)

test('every inline script and style of a page may run, by its hash', () => {
  const page = `<style>p{color:red}</style><script>start()</script>
<script type="module" nonce="">
  import('/a.js')
</script><script>start()</script>`
  const policy = policyOfPage(page)
  expect(partOf(policy, 'script-src')).toEqual(["'self'", hashOf('start()'), hashOf("\n  import('/a.js')\n")])
  expect(partOf(policy, 'style-src')).toEqual(["'self'", hashOf('p{color:red}')])
})

test.each([
  '<script src="/a.js"></script>',
  '<script type="module"\n src="/a.js" async></script>',
  '<p>no script</p>',
  '<script type="application/ld+json">{"name":"Aria 9"}</script>',
  '<script type="application/json" id="facts">["Aria 9"]</script>',
])('the page %j adds no hash', (page) => {
  expect(partOf(policyOfPage(page), 'script-src')).toEqual(["'self'"])
})

test('an inline script with an attribute that only looks like a source is inline', () => {
  const policy = policyOfPage('<script data-src="/a.js">start()</script>')
  expect(partOf(policy, 'script-src')).toEqual(["'self'", hashOf('start()')])
})

test('a page allows nothing from elsewhere but videos in a frame, nothing inline, and no frame around it', () => {
  const policy = policyOfPage('<script>start()</script>')
  expect(partOf(policy, 'frame-src')).toEqual(["'self'", 'https://www.youtube-nocookie.com'])
  expect(policy.replace(' https://www.youtube-nocookie.com', '')).not.toMatch(/unsafe|https?:|\*/)
  expect(partOf(policy, 'default-src')).toEqual(["'none'"])
  expect(partOf(policy, 'frame-ancestors')).toEqual(["'none'"])
  expect(partOf(policy, 'base-uri')).toEqual(["'none'"])
  expect(partOf(policy, 'form-action')).toEqual(["'self'"])
  expect(closedPolicy).toBe("default-src 'none'; frame-ancestors 'none'")
})

test('browsers are bound to https only by a shop that is reached over https', () => {
  expect(securityHeaders({ https: true })).toMatchObject({
    'Strict-Transport-Security': expect.stringContaining('max-age='),
    'X-Content-Type-Options': 'nosniff',
  })
  expect(securityHeaders({ https: false })).not.toHaveProperty('Strict-Transport-Security')
})

test('forms of a page go to the shop alone, and to whom it is told of', () => {
  expect(partOf(policyOfPage('<p>'), 'form-action')).toEqual(["'self'"])
  const policy = policyOfPage('<p>', ['https://*.pay.example'])
  expect(partOf(policy, 'form-action')).toEqual(["'self'", 'https://*.pay.example'])
})

test('what search engines read is no script and needs no leave', () => {
  const facts = '{"@type":"Product"}'
  const policy = policyOfPage(`<script type="application/ld+json">${facts}</script><script>run()</script>`)
  expect(policy).toContain(`script-src 'self' ${hashOf('run()')};`)
})
