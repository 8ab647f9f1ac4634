import { runProgram } from './run.mjs'

// Restarts when the server's own files change; the pages change in place, through Vite.
runProgram(['--watch', '--watch-preserve-output', 'host/dev.ts'])
