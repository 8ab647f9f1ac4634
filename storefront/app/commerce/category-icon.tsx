import {
  Armchair,
  AudioLines,
  Box,
  Cable,
  Disc3,
  Headphones,
  type LucideIcon,
  Mic,
  Monitor,
  Speaker,
} from 'lucide-react'
import { Icon } from '../ui/icon.tsx'

const signs: Record<string, LucideIcon> = {
  armchair: Armchair,
  'audio-lines': AudioLines,
  cable: Cable,
  disc: Disc3,
  headphones: Headphones,
  mic: Mic,
  monitor: Monitor,
  speaker: Speaker,
}

/** The sign of a category, by the name that the shop gave it; an unknown name gets a box. */
export function CategoryIcon({ name, size = 20 }: { name: string; size?: 20 | 24 }) {
  return <Icon of={signs[name] ?? Box} size={size} />
}
