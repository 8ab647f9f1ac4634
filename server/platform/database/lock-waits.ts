/**
 * Nobody waits longer than that for what another transaction holds: a lock that somebody forgets must not keep a shopper
 * waiting, nor the connections that others need. It is short because waits add up: who has waited for a connection may
 * wait for a row, and behind that for a table.
 */
const longestWait = '3s'

/** For all that comes on a connection. */
export const limitLockWaits = `set lock_timeout = '${longestWait}'`

/** For one transaction, where the next one may meet another connection. */
export const limitLockWaitsHere = `set local lock_timeout = '${longestWait}'`

/** For who waits on purpose: for the turn to migrate, or for a table that it changes. */
export const unlimitedLockWaits = 'set lock_timeout = 0'
