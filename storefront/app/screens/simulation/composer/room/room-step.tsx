import { WandSparkles } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useRoomText } from '../../../../commerce/simulation/use-room-text.ts'
import { useMoney } from '../../../../commerce/use-money.ts'
import { useWords } from '../../../../language/use-words.ts'
import { Button } from '../../../../ui/button.tsx'
import { Icon } from '../../../../ui/icon.tsx'
import { useComposing } from '../composing.ts'
import { overlays } from '../overlays.ts'
import { SuggestionsPanel } from '../suggest/suggestions-panel.tsx'
import { useSuggestions } from '../suggest/use-suggestions.ts'
import { RoomCell } from './room-cell.tsx'
import { roomWords } from './room-words.ts'

const RoomDrawer = lazy(overlays.room)

/** The room that the system is for, in one strip; pressing it asks for the room, and a whole system can be suggested for it. */
export function RoomStep() {
  const t = useWords(roomWords)
  const money = useMoney()
  const tell = useRoomText()
  const { composition } = useComposing()
  const { room, budget } = composition
  const text = room && tell(room)
  const suggestions = useSuggestions()
  /** Which field was pressed; the drawer is loaded with the first press. */
  const [asked, setAsked] = useState<{ field: string; isForSuggestion: boolean }>()
  const [isOpen, setOpen] = useState(false)
  const open = (field: string, isForSuggestion = false) => {
    setAsked({ field, isForSuggestion })
    setOpen(true)
  }
  const suggest = () => {
    if (room === undefined || budget === undefined) open(room === undefined ? 'length' : 'budget', true)
    else void suggestions.ask(room, budget)
  }
  return (
    <>
      <section
        aria-label={t('title')}
        className="mb-4 rounded-card bg-soft p-3 noscript:hidden print:hidden w768:mb-5 w768:p-4"
      >
        <div className="grid grid-cols-2 gap-2.5 w768:grid-cols-3 w768:gap-3 w1200:grid-cols-5">
          <RoomCell label={t('room')} value={text?.size} note={text?.area} onPress={() => open('length')} />
          <RoomCell label={t('ceiling')} value={text?.ceiling} onPress={() => open('height')} />
          <RoomCell label={t('use')} value={text?.use} note={text?.seats} onPress={() => open('use')} />
          <RoomCell label={t('power')} value={text?.power} onPress={() => open('va')} />
          <RoomCell
            label={t('budget')}
            optional={t('optional')}
            value={budget === undefined ? undefined : money(budget)}
            onPress={() => open('budget')}
            className="max-w1200:col-span-2"
          />
        </div>
        <div className="mt-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2.5">
          <p className="min-w-0 flex-[1_1_240px] text-14 text-ink-2 text-pretty">
            {t(room === undefined || budget === undefined ? 'invite' : 'invite_suggest')}
          </p>
          <Button
            look="outline"
            size={40}
            busy={suggestions.isBusy}
            onClick={suggest}
            className="max-w576:w-full"
          >
            <Icon of={WandSparkles} size={16} />
            {t('suggest')}
          </Button>
        </div>
      </section>
      <SuggestionsPanel suggestions={suggestions} />
      {asked !== undefined && (
        <Suspense>
          <RoomDrawer
            // What was typed and not used is forgotten.
            key={String(isOpen)}
            open={isOpen}
            onOpenChange={setOpen}
            start={asked}
            onSuggest={suggestions.ask}
          />
        </Suspense>
      )}
    </>
  )
}
