import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { watchFailedChunks } from './chunk-reload.ts'
import { rememberSwitchedLanguage } from './language/language-cookie.ts'
import { registerWorker } from './register-worker.ts'
import { takeOver } from './take-over.ts'

takeOver()
watchFailedChunks()
rememberSwitchedLanguage()
if (import.meta.env.PROD) registerWorker()

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  )
})
