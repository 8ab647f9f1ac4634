import { runPrograms } from './run.mjs'

await runPrograms(['tools/build/build.ts'], ['host/build/start.js'])
