import { expect, test } from 'vitest'
import { type CommandName, commandShapes, helpText, usageOf } from './command-shapes.ts'
import { parseCommand } from './parse-command.ts'

const parse = (line: string) => parseCommand(line.split(' ').filter((word) => word !== ''))

test.each<[string, CommandName, Record<string, string>]>([
  ['orders', 'orders', {}],
  ['orders unpaid --q sari', 'orders', { tab: 'unpaid', q: 'sari' }],
  ['order GM-2611-001001', 'order', { number: 'GM-2611-001001' }],
  [
    'hand-over GM-2611-001001 AG 2611 7730 415',
    'handOver',
    { number: 'GM-2611-001001', tracking: 'AG 2611 7730 415' },
  ],
  ['in-transit GM-2611-001001', 'inTransit', { number: 'GM-2611-001001' }],
  ['in-transit GM-2611-001001 di Cilandak', 'inTransit', { number: 'GM-2611-001001', note: 'di Cilandak' }],
  [
    'cancel-request decline GM-2611-001001 sudah dikemas',
    'declineCancel',
    { number: 'GM-2611-001001', reason: 'sudah dikemas' },
  ],
  [
    'refund approve 0c-1 rusak --amount 150000',
    'approveRefund',
    { id: '0c-1', reason: 'rusak', amount: '150000' },
  ],
  ['complaint KMP-2611-0101', 'complaint', { number: 'KMP-2611-0101' }],
  [
    'complaint answer KMP-2611-0101 kami periksa',
    'answerComplaint',
    { number: 'KMP-2611-0101', text: 'kami periksa' },
  ],
  ['installations created', 'installations', { status: 'created' }],
  ['installation PSG-2611-0101', 'installation', { reference: 'PSG-2611-0101' }],
  [
    'installation agree PSG-2611-0101 Rabu pukul 09.00',
    'agreeInstallation',
    { reference: 'PSG-2611-0101', answer: 'Rabu pukul 09.00' },
  ],
  ['installation done PSG-2611-0101', 'doneInstallation', { reference: 'PSG-2611-0101' }],
  ['', 'help', {}],
  ['orders --help', 'help', {}],
])('"%s" is understood', (line, name, given) => {
  expect(parse(line)).toEqual({ name, given })
})

test('a name of several words is given in quotes', () => {
  expect(parseCommand(['add', 'rina@gema.example', 'Rina Larasati', 'finance'])).toEqual({
    name: 'add',
    given: { email: 'rina@gema.example', name: 'Rina Larasati', role: 'finance' },
  })
})

test.each([
  ['order', 'Usage: npm run staff -- order <number>'],
  ['order GM-2611-001001 GM-2611-001002', 'Usage: npm run staff -- order <number>'],
  ['cancel GM-2611-001001', 'Usage: npm run staff -- cancel <number> <reason…>'],
  ['hand-over GM-2611-001001', 'Usage: npm run staff -- hand-over <number> <tracking…>'],
  [
    'refund approve 0c-1 rusak --much 3',
    'Usage: npm run staff -- refund approve <id> <reason…> [--amount n]',
  ],
  ['orders --q', 'Usage: npm run staff -- orders [tab] [--q text] [--page n]'],
])('"%s" is answered with how it is typed', (line, problem) => {
  expect(parse(line)).toEqual({ problem })
})

test('what is no command says where to find them', () => {
  expect(parse('deliver it')).toEqual({
    problem: 'There is no command "deliver it". Try: npm run staff -- help',
  })
})

test('help tells every command', () => {
  for (const name of Object.keys(commandShapes) as CommandName[]) expect(helpText()).toContain(usageOf(name))
})
