import { useEffect } from 'react'
import { whenIdle } from '../../ui/when-idle.ts'

/** Loads what draws toasts before there is one: a screen that works offline must be able to say so. */
export function useReadyToasts(): void {
  useEffect(() => {
    void whenIdle().then(() => (navigator.onLine ? import('../../ui/toasts.tsx') : undefined))
  }, [])
}
