import { CSPProvider } from '@base-ui/react/csp-provider'
import { Popover } from '@base-ui/react/popover'
import { type ComponentProps, type KeyboardEvent, useRef } from 'react'
import { SearchSelectPanel } from './search-select-panel.tsx'
import type { SearchSelectOverlayProps } from './search-select-props.ts'
import { Sheet } from './sheet.tsx'
import { useNarrow } from './use-narrow.ts'

/** What a dropdown opens: a popup under its field, or a sheet from below on narrow pages. */
export function SearchSelectOverlay(props: SearchSelectOverlayProps) {
  const { anchor, open, onOpenChange, label, words } = props
  const narrow = useNarrow()
  const goesOn = useRef(false)
  const leaveByTab = (event: KeyboardEvent) => {
    if (event.key !== 'Tab') return
    // From its field the browser goes on to what stands before or after that.
    anchor.current?.focus()
    goesOn.current = true
    onOpenChange(false)
  }
  const focusAfterwards = () => {
    const stays = !goesOn.current
    goesOn.current = false
    return stays ? anchor.current : false
  }
  const change: ComponentProps<typeof Popover.Root>['onOpenChange'] = (wanted, { event }) => {
    // The field closes by itself what it has opened: a press on it, or the focus that comes with the press, does not.
    const places = [event.target, event instanceof FocusEvent ? event.relatedTarget : null]
    const isOnField = places.some((place) => place instanceof Node && anchor.current?.contains(place))
    if (!isOnField) onOpenChange(wanted)
  }
  if (narrow)
    return (
      <Sheet open={open} onOpenChange={onOpenChange} title={label} closeLabel={words.close}>
        <SearchSelectPanel {...props} inSheet />
      </Sheet>
    )
  return (
    <CSPProvider disableStyleElements>
      <Popover.Root open={open} onOpenChange={change}>
        <Popover.Portal>
          <Popover.Positioner
            anchor={anchor}
            align="start"
            sideOffset={8}
            className="z-40 w-(--anchor-width)"
          >
            <Popover.Popup
              aria-label={label}
              finalFocus={focusAfterwards}
              onKeyDown={leaveByTab}
              className="drops-in flex max-h-[min(400px,var(--available-height))] flex-col rounded-inner border border-line bg-page p-2 text-14 shadow-raised outline-none"
            >
              <SearchSelectPanel {...props} />
            </Popover.Popup>
          </Popover.Positioner>
        </Popover.Portal>
      </Popover.Root>
    </CSPProvider>
  )
}
