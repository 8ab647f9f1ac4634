import { type ReactNode, useRef, useState } from 'react'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { show } from '../../testing/show.tsx'
import { Button } from './button.tsx'
import { Dialog, DialogActions } from './dialog.tsx'
import { Drawer } from './drawer.tsx'
import { Sheet } from './sheet.tsx'

interface PanelProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  children: ReactNode
}

const panels = {
  dialog: (props: PanelProps) => <Dialog {...props} title="Your question" text="What happens then." />,
  drawer: (props: PanelProps) => <Drawer {...props} title="Your question" closeLabel="Close" />,
  sheet: (props: PanelProps) => <Sheet {...props} title="Your question" closeLabel="Close" />,
}

function Opened({ panel: Panel }: { panel: (props: PanelProps) => ReactNode }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Ask
      </button>
      <Panel open={open} onOpenChange={setOpen}>
        <input aria-label="Answer" />
        <button type="button">Send</button>
      </Panel>
    </>
  )
}

for (const [name, panel] of Object.entries(panels)) {
  test(`a ${name} has its title as its name, takes the focus, keeps it, and gives it back on Escape`, async () => {
    const screen = await show(<Opened panel={panel} />)
    const opener = screen.getByRole('button', { name: 'Ask' })
    const behind = opener.element()
    await opener.click()
    const dialog = screen.getByRole('dialog', { name: 'Your question' })
    await expect.element(dialog).toBeVisible()
    await expect.poll(() => dialog.element().contains(document.activeElement)).toBe(true)
    // Nothing behind it can be reached, however often Tab is pressed.
    for (let presses = 0; presses < 6; presses += 1) {
      await userEvent.tab()
      expect(document.activeElement).not.toBe(behind)
    }
    await expect.poll(() => dialog.element().contains(document.activeElement)).toBe(true)
    await userEvent.keyboard('{Escape}')
    await expect.element(dialog).not.toBeInTheDocument()
    await expect.element(opener).toHaveFocus()
  })
}

for (const name of ['drawer', 'sheet'] as const) {
  test(`a ${name} closes by its cross`, async () => {
    const screen = await show(<Opened panel={panels[name]} />)
    await screen.getByRole('button', { name: 'Ask' }).click()
    await screen.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
    await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
    await expect.element(screen.getByRole('button', { name: 'Ask' })).toHaveFocus()
  })
}

/** A dialog that asks where it begins, and may be busy. */
function Question({
  onChange,
  ...options
}: {
  busy?: boolean
  ignoresOutsidePress?: boolean
  onChange: (open: boolean) => void
}) {
  const safe = useRef<HTMLButtonElement>(null)
  return (
    <Dialog open onOpenChange={onChange} title="Finish?" text="For good." initialFocus={safe} {...options}>
      <input aria-label="Why" />
      <DialogActions>
        <Button ref={safe}>Not yet</Button>
        <Button>Finish</Button>
      </DialogActions>
    </Dialog>
  )
}

test('a dialog begins where it is told to, and has its text as its description', async () => {
  const onChange = vi.fn()
  const screen = await show(<Question onChange={onChange} />)
  await expect.element(screen.getByRole('button', { name: 'Not yet' })).toHaveFocus()
  await expect.element(screen.getByRole('dialog')).toHaveAccessibleDescription('For good.')
  await userEvent.keyboard('{Escape}')
  await userEvent.click(document.body, { position: { x: 5, y: 5 } })
  expect(onChange.mock.calls).toEqual([[false], [false]])
})

test('a dialog that is busy is closed neither by Escape nor by a press beside it', async () => {
  const onChange = vi.fn()
  const screen = await show(<Question busy onChange={onChange} />)
  await expect.element(screen.getByRole('button', { name: 'Not yet' })).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await userEvent.click(document.body, { position: { x: 5, y: 5 } })
  expect(onChange).not.toHaveBeenCalled()
})

test('a dialog that ignores presses beside it is closed by Escape alone', async () => {
  const onChange = vi.fn()
  const screen = await show(<Question ignoresOutsidePress onChange={onChange} />)
  await expect.element(screen.getByRole('button', { name: 'Not yet' })).toHaveFocus()
  await userEvent.click(document.body, { position: { x: 5, y: 5 } })
  expect(onChange).not.toHaveBeenCalled()
  await userEvent.keyboard('{Escape}')
  expect(onChange.mock.calls).toEqual([[false]])
})

test('a form in a dialog does not send the form around the dialog', async () => {
  const sent: string[] = []
  await show(
    <form onSubmit={() => sent.push('outer')}>
      <Dialog open onOpenChange={() => {}} title="Your question">
        <form
          onSubmit={(event) => {
            event.preventDefault()
            sent.push('inner')
          }}
        >
          <input aria-label="Answer" />
        </form>
      </Dialog>
    </form>,
  ).then((screen) => screen.getByLabelText('Answer').click())
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => sent).toEqual(['inner'])
})
