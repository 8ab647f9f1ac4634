import type { Db } from '../../platform/database/database.ts'
import { deletePasswordResetsOf } from './access-queries.ts'
import { updateCustomer } from './accounts-queries.ts'
import { endSessionsBut } from './sessions.ts'

/**
 * Ends every way into an account that this module knows: its sessions, its password, and links for a new one. For an
 * account whose address was never proved, once somebody else proves it. A change of address that waits for its code
 * needs a session of the account, so it ends with them.
 */
export async function endFormerAccess(tx: Db, customerId: number): Promise<void> {
  await updateCustomer(tx, customerId, { passwordHash: null, passwordChangedAt: null })
  await deletePasswordResetsOf(tx, customerId)
  await endSessionsBut(tx, customerId, undefined)
}
