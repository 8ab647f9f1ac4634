const bar = 'skeleton block h-3 rounded-md'

/** A product card that is on its way: the same shapes at the same height. */
export function CardSkeleton() {
  return (
    <div className="flex flex-col">
      <span className="skeleton block aspect-square rounded-card" />
      <span className={`${bar} mt-3.5 w-1/3`} />
      <span className={`${bar} mt-3 w-11/12`} />
      <span className={`${bar} mt-2 w-2/3`} />
      <span className={`${bar} mt-3.5 h-4 w-1/2`} />
      <span className={`${bar} mt-3 w-3/5`} />
      <span className={`${bar} mt-3 h-5 w-2/5`} />
    </div>
  )
}
