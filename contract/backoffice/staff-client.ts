import { type AskStaff, type ClientOptions, clientOf } from '../client.ts'
import { staffBasePath, staffCallPaths } from './call-paths.ts'

/** A typed client for the calls of the staff, over any `fetch`. */
export const createStaffClient = (options: ClientOptions): AskStaff =>
  clientOf({ basePath: staffBasePath, callPaths: staffCallPaths }, options) as AskStaff
