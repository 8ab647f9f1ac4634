import {
  Armchair,
  AudioWaveform,
  Box,
  Cable,
  CircleDot,
  Disc3,
  Grip,
  LayoutGrid,
  type LucideIcon,
  Mic,
  Monitor,
  Music,
  Plug,
  Projector,
  RectangleHorizontal,
  SlidersHorizontal,
  Speaker,
} from 'lucide-react'
import { Icon } from '../../ui/icon.tsx'

const signs: Record<string, LucideIcon> = {
  armchair: Armchair,
  'audio-waveform': AudioWaveform,
  box: Box,
  cable: Cable,
  'circle-dot': CircleDot,
  disc: Disc3,
  grip: Grip,
  'layout-grid': LayoutGrid,
  mic: Mic,
  monitor: Monitor,
  music: Music,
  plug: Plug,
  projector: Projector,
  'rectangle-horizontal': RectangleHorizontal,
  sliders: SlidersHorizontal,
  speaker: Speaker,
}

/** The sign of a component, by the name that the shop gave it; an unknown name gets a box. */
export function ComponentSign({ name }: { name: string }) {
  return <Icon of={signs[name] ?? Box} size={24} />
}
