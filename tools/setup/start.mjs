import { runPrograms } from './run.mjs'
import { shopCommand, shopEnvironment } from './shop-command.mjs'

Object.assign(process.env, { ...shopEnvironment, ...process.env })
await runPrograms(['tools/build/build.ts'], shopCommand)
