import { runProgram } from './run.mjs'

runProgram(['tools/build/dev-shop.ts'])
