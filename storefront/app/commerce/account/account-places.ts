import type { CustomerProfile } from '@gema/contract/shapes/customer-profile.ts'
import {
  Heart,
  type LucideIcon,
  MapPin,
  MessageSquareWarning,
  Package,
  Scale,
  Store,
  Ticket,
  User,
} from 'lucide-react'
import type { AddressName } from '../../addresses.ts'
import type { WordKey } from '../../language/define-words.ts'
import type { accountWords } from './account-words.ts'

export interface AccountPlace {
  to: AddressName
  icon: LucideIcon
  word: WordKey<typeof accountWords>
  count?: keyof CustomerProfile['counts']
}

/** The pages of an account, one line each, in the order of the side navigation. */
export const accountPlaces: readonly AccountPlace[] = [
  { to: 'orders', icon: Package, word: 'orders' },
  { to: 'complaints', icon: MessageSquareWarning, word: 'complaints' },
  { to: 'profile', icon: User, word: 'profile' },
  { to: 'addressBook', icon: MapPin, word: 'addresses', count: 'addresses' },
  { to: 'vouchers', icon: Ticket, word: 'vouchers', count: 'vouchers' },
  { to: 'wishlist', icon: Heart, word: 'wishlist', count: 'wishlist' },
  { to: 'following', icon: Store, word: 'following', count: 'following' },
  { to: 'compare', icon: Scale, word: 'compare', count: 'compare' },
]
