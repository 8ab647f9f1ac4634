import { runProgram } from './run.mjs'

runProgram(['tools/build/start-shop.ts'])
