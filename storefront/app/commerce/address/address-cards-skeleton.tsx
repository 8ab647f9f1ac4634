interface AddressCardsSkeletonProps {
  label: string
  className: string
}

/** Two address cards in the shape of what comes. */
export function AddressCardsSkeleton({ label, className }: AddressCardsSkeletonProps) {
  return (
    <div role="status" aria-label={label} className={className}>
      {['w-2/3', 'w-1/2'].map((width) => (
        <div key={width} className="flex min-h-[154px] gap-3 rounded-inner border border-line-2 p-4">
          <div className="skeleton size-5 flex-none rounded-full" />
          <div className="flex-1 space-y-2.5 pt-1">
            <div className="skeleton h-3.5 w-16 rounded" />
            <div className={`skeleton h-3.5 rounded ${width}`} />
            <div className="skeleton h-3.5 w-full rounded" />
            <div className="skeleton h-3.5 w-3/5 rounded" />
          </div>
        </div>
      ))}
    </div>
  )
}
