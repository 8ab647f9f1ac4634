import { runPrograms } from './run.mjs'

await runPrograms(['tools/build/dev-shop.ts'])
