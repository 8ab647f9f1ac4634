interface CommandShape {
  /** What it is called by. */
  words: string
  /** What follows, in this order: `note?` may be left out, `reason…` takes all that is left. */
  takes: readonly string[]
  options?: Readonly<Record<string, string>>
  about: string
}

/** Every command of `npm run staff`, in the order in which `help` tells them. */
export const commandShapes = {
  help: { words: 'help', takes: [], about: 'tells what can be done' },
  signIn: { words: 'sign-in', takes: ['email'], about: 'begins a session of twelve hours' },
  signOut: { words: 'sign-out', takes: [], about: 'ends it' },
  orders: {
    words: 'orders',
    takes: ['tab?'],
    options: { q: 'text', page: 'n' },
    about: 'lists orders: all, unpaid, processing, sent, delivered, finished, cancelled or cancel_asked',
  },
  order: { words: 'order', takes: ['number'], about: 'shows an order with its whole log' },
  openContact: {
    words: 'order contact',
    takes: ['number'],
    about: 'shows it with phone, street and e-mail in full; the log tells that you have looked',
  },
  confirmTransfer: {
    words: 'confirm-transfer',
    takes: ['number', 'note…?'],
    about: 'the money of a bank transfer is on the account',
  },
  acceptCod: { words: 'accept-cod', takes: ['number', 'note…?'], about: 'accepts cash on delivery' },
  handOver: {
    words: 'hand-over',
    takes: ['number', 'tracking…'],
    about: 'the parcels leave, with their tracking number',
  },
  inTransit: { words: 'in-transit', takes: ['number', 'note…?'], about: 'the parcels are on their way' },
  delivered: { words: 'delivered', takes: ['number', 'note…?'], about: 'the parcels have arrived' },
  cancel: { words: 'cancel', takes: ['number', 'reason…'], about: 'cancels an order that is not paid' },
  acceptCancel: {
    words: 'cancel-request accept',
    takes: ['number', 'reason…'],
    about: 'cancels an order as its buyer wishes; what was paid goes back',
  },
  declineCancel: { words: 'cancel-request decline', takes: ['number', 'reason…'], about: 'lets it go on' },
  refunds: {
    words: 'refunds',
    takes: ['status?'],
    options: { page: 'n' },
    about: 'lists refunds: requested, approved, refunded or rejected',
  },
  approveRefund: {
    words: 'refund approve',
    takes: ['id', 'reason…'],
    options: { amount: 'n' },
    about: 'gives the money back, also less of it',
  },
  rejectRefund: { words: 'refund reject', takes: ['id', 'reason…'], about: 'keeps it' },
  withdrawRefund: {
    words: 'refund withdraw',
    takes: ['id', 'reason…'],
    about: 'stops it before the money was sent',
  },
  refundSent: {
    words: 'refund sent',
    takes: ['id', 'reference…'],
    about: 'the money was sent to the account; the reference is the bank’s',
  },
  complaints: {
    words: 'complaints',
    takes: ['status?'],
    options: { page: 'n' },
    about: 'lists complaints: created, in_progress, resolved, rejected or cancelled',
  },
  answerComplaint: { words: 'complaint answer', takes: ['number', 'text…'], about: 'answers a complaint' },
  proposeComplaint: {
    words: 'complaint propose',
    takes: ['number', 'text…'],
    about: 'proposes a solution that its owner agrees to or not',
  },
  resolveComplaint: {
    words: 'complaint resolve',
    takes: ['number', 'text…'],
    options: { refund: 'n' },
    about: 'resolves it, also with money',
  },
  rejectComplaint: { words: 'complaint reject', takes: ['number', 'reason…'], about: 'rejects it' },
  complaint: { words: 'complaint', takes: ['number'], about: 'shows a complaint with all that was said' },
  installations: {
    words: 'installations',
    takes: ['status?'],
    options: { page: 'n' },
    about: 'lists requests for installations: created, agreed, done or declined',
  },
  agreeInstallation: {
    words: 'installation agree',
    takes: ['reference', 'answer…'],
    about: 'agrees on a visit; whoever asked is mailed when we come',
  },
  doneInstallation: {
    words: 'installation done',
    takes: ['reference', 'note…?'],
    about: 'the installation is done',
  },
  declineInstallation: {
    words: 'installation decline',
    takes: ['reference', 'reason…'],
    about: 'declines it; whoever asked is mailed why',
  },
  installationPhotos: {
    words: 'installation photos',
    takes: ['reference', 'folder'],
    about: 'writes its photos into a folder',
  },
  installation: {
    words: 'installation',
    takes: ['reference'],
    about: 'shows a request with all that was told',
  },
  reviews: { words: 'reviews', takes: [], options: { page: 'n' }, about: 'lists reviews, the newest first' },
  hideReview: { words: 'review hide', takes: ['id', 'reason…'], about: 'hides a review' },
  showReview: { words: 'review show', takes: ['id'], about: 'shows it again' },
  answerReview: { words: 'review answer', takes: ['id', 'text…'], about: 'answers a review, once' },
  add: {
    words: 'add',
    takes: ['email', 'name', 'role'],
    about: 'adds an account: owner, finance, warehouse or service',
  },
  password: { words: 'password', takes: ['email'], about: 'gives an account another password' },
  switchOff: { words: 'switch-off', takes: ['email'], about: 'lets an account in no more' },
  switchOn: { words: 'switch-on', takes: ['email'], about: 'lets it in again' },
  ceiling: {
    words: 'ceiling',
    takes: ['role', 'amount'],
    about: 'up to which sum for an order a role approves refunds alone: an amount, or none for no limit',
  },
} as const satisfies Record<string, CommandShape>

export type CommandName = keyof typeof commandShapes

/** How a command is typed. */
export function usageOf(name: CommandName): string {
  const { words, takes, options = {} }: CommandShape = commandShapes[name]
  const places = takes.map((place) => {
    const bare = place.replace('?', '')
    return place.endsWith('?') ? `[${bare}]` : `<${bare}>`
  })
  const wished = Object.entries(options).map(([option, value]) => `[--${option} ${value}]`)
  return [words, ...places, ...wished].join(' ')
}

/** All commands, one a line. */
export function helpText(): string {
  const rows = (Object.keys(commandShapes) as CommandName[]).map((name) => [usageOf(name), name] as const)
  const widest = Math.max(...rows.map(([usage]) => usage.length))
  const lines = rows.map(([usage, name]) => `  ${usage.padEnd(widest)}  ${commandShapes[name].about}`)
  return ['npm run staff -- <command>', '', ...lines].join('\n')
}
