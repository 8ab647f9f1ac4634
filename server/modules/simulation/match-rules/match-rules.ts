import { amplifierPowerRules } from './amplifier-power.ts'
import { bassRules } from './bass.ts'
import { cabinetRules } from './cabinet.ts'
import { channelRules } from './channels.ts'
import { echoRules } from './echo.ts'
import { electricityRules } from './electricity.ts'
import { hdmiCableRules } from './hdmi-cables.ts'
import { hdmiChainRules } from './hdmi-chain.ts'
import { microphoneRules } from './microphones.ts'
import { pictureRules } from './picture.ts'
import { placementRules } from './placement.ts'
import { projectorRules } from './projector.ts'
import { roomSoundRules } from './room-sound.ts'
import { seatRules } from './seats.ts'
import type { ShippedRule } from './shipped-rule.ts'
import { sourceRules } from './sources.ts'
import { speakerCableRules } from './speaker-cables.ts'
import { standRules } from './stands.ts'

export type { ShippedRule } from './shipped-rule.ts'

/** The rules of what fits together, in the order in which they are told: what could break first, comfort last. */
export const shippedMatchRules: ShippedRule[] = [
  ...amplifierPowerRules,
  ...channelRules,
  ...hdmiChainRules,
  ...sourceRules,
  ...microphoneRules,
  ...electricityRules,
  ...speakerCableRules,
  ...hdmiCableRules,
  ...pictureRules,
  ...projectorRules,
  ...roomSoundRules,
  ...echoRules,
  ...bassRules,
  ...placementRules,
  ...cabinetRules,
  ...standRules,
  ...seatRules,
]
