import type { Room } from '@gema/contract/shapes/room.ts'
import { useEffect, useRef, useState } from 'react'
import { useShop } from '../../../../api/use-shop.ts'
import { groupedCount } from '../../../../commerce/grouped-count.ts'
import { useWords } from '../../../../language/use-words.ts'
import { Button } from '../../../../ui/button.tsx'
import { Drawer } from '../../../../ui/drawer.tsx'
import { useComposing } from '../composing.ts'
import type { Composition } from '../composition-state.ts'
import { type RoomFaults, readRoom, type TypedRoom } from './read-room.ts'
import { RoomFields } from './room-fields.tsx'
import { roomWords } from './room-words.ts'
import { metresText } from './typed-length.ts'

interface RoomDrawerProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** The field to begin with, and whether a suggestion is what it is for. */
  start: { field: string; isForSuggestion: boolean }
  onSuggest: (room: Room, budget: number) => void
}

function typedOf({ room, budget }: Composition, decimalFormat: string): TypedRoom {
  const metres = (centimetres: number | undefined) =>
    centimetres === undefined ? '' : metresText(centimetres, decimalFormat)
  return {
    length: metres(room?.length_cm),
    width: metres(room?.width_cm),
    height: metres(room?.height_cm),
    seats: room === undefined ? '' : String(room.seats),
    use: room?.use ?? 'film',
    va: String(room?.va ?? ''),
    budget: budget === undefined ? '' : groupedCount(budget),
  }
}

function focusOn(form: HTMLElement | null, field: string): void {
  form?.querySelector<HTMLElement>(`[name="${field}"]:is(:checked, :not([type=radio]))`)?.focus()
}

/** The room and the budget, asked for in one step. */
export function RoomDrawer({ open, onOpenChange, start, onSuggest }: RoomDrawerProps) {
  const t = useWords(roomWords)
  const { setting } = useShop()
  const { composition, change } = useComposing()
  const [typed, setTyped] = useState(() => typedOf(composition, setting.decimal_format))
  const [faults, setFaults] = useState<RoomFaults>({})
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (!open) return
    // After the drawer itself has taken the focus.
    const timer = setTimeout(() => focusOn(form.current, start.field), 60)
    return () => clearTimeout(timer)
  }, [open, start.field])
  const take = (isForSuggestion: boolean) => {
    const read = readRoom(typed, isForSuggestion)
    setFaults(read.faults)
    const [wrong] = Object.keys(read.faults)
    if (wrong !== undefined) return focusOn(form.current, wrong)
    change({ kind: 'room', room: read.room, budget: read.budget })
    onOpenChange(false)
    if (isForSuggestion && read.room !== undefined && read.budget !== undefined)
      onSuggest(read.room, read.budget)
  }
  const clear = () => {
    change({ kind: 'room', room: undefined, budget: undefined })
    onOpenChange(false)
  }
  const isTold = composition.room !== undefined || composition.budget !== undefined
  return (
    <Drawer
      open={open}
      onOpenChange={onOpenChange}
      title={t('title')}
      closeLabel={t('close')}
      actions={
        <div className="flex flex-wrap gap-3 [&>*]:flex-auto">
          <Button
            look={start.isForSuggestion ? 'secondary' : 'primary'}
            type="submit"
            form="room-form"
            className="px-4!"
          >
            {t('save')}
          </Button>
          <Button
            look={start.isForSuggestion ? 'primary' : 'outline'}
            onClick={() => take(true)}
            className="px-4!"
          >
            {t('suggest')}
          </Button>
        </div>
      }
    >
      <form
        ref={form}
        id="room-form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          take(start.isForSuggestion)
        }}
      >
        <p className="mb-4 text-14 text-ink-2 text-pretty">{t('drawer_text')}</p>
        <RoomFields
          typed={typed}
          faults={faults}
          onType={(name, value) => {
            setTyped((known) => ({ ...known, [name]: value }))
            setFaults(({ [name]: _, ...rest }) => rest)
          }}
        />
        {isTold && (
          <button
            type="button"
            onClick={clear}
            className="mt-5 text-14 font-semibold text-ink-2 hover:text-ink hover:underline hover:underline-offset-3"
          >
            {t('clear')}
          </button>
        )}
      </form>
    </Drawer>
  )
}
