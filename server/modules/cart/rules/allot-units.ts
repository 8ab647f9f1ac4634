interface LineWanted {
  inventoryId: number
  quantity: number
  isSelected: boolean
}

/** A flash price with its limits. */
export interface FlashLimits {
  quota: number
  sold: number
  perCustomer: number
}

export interface UnitsFacts {
  isSold: boolean
  stock: number
  /** Only where the sale runs. */
  flash: FlashLimits | undefined
}

export interface Allotment {
  /** Units that this line can have. */
  stock: number
  isAvailable: boolean
  /** Units that the flash price is for; absent where there is none. */
  flashUnits: number | undefined
  getsFlash: boolean
}

/**
 * Says for each line whether there are enough units for it, and enough at the flash price. Lines of the same variant
 * share its units: what a selected line takes, those after it cannot have.
 */
export function allotUnits(lines: LineWanted[], factsOf: (inventoryId: number) => UnitsFacts): Allotment[] {
  const taken = new Map<number, { units: number; flash: number }>()
  return lines.map(({ inventoryId, quantity, isSelected }) => {
    const { isSold, stock: all, flash } = factsOf(inventoryId)
    const before = taken.get(inventoryId) ?? { units: 0, flash: 0 }
    const stock = Math.max(0, all - before.units)
    const isAvailable = isSold && quantity <= stock
    const atFlash = flash && Math.min(flash.quota - flash.sold, flash.perCustomer) - before.flash
    // A sale that has sold all of its units has no price any more, and nothing to say.
    const flashUnits =
      flash === undefined || atFlash === undefined || flash.sold >= flash.quota
        ? undefined
        : Math.max(0, atFlash)
    const getsFlash = flashUnits !== undefined && quantity <= flashUnits
    if (isSelected && isAvailable) {
      taken.set(inventoryId, {
        units: before.units + quantity,
        flash: before.flash + (getsFlash ? quantity : 0),
      })
    }
    return { stock, isAvailable, flashUnits, getsFlash }
  })
}
