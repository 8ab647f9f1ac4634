interface NumberedListProps {
  items: { title: string; text: string }[]
}

/** What happens one after the other, each with its number in a circle. */
export function NumberedList({ items }: NumberedListProps) {
  return (
    <ol className="grid gap-3.5 text-14">
      {items.map(({ title, text }, place) => (
        <li key={title} className="grid grid-cols-[24px_minmax(0,1fr)] gap-3">
          <span
            aria-hidden
            className="figures grid size-6 place-items-center rounded-full bg-[#eef0f4] text-12 font-bold text-[#4d5263]"
          >
            {place + 1}
          </span>
          <span>
            <b className="block font-semibold">{title}</b>
            <span className="block text-12 text-ink-2">{text}</span>
          </span>
        </li>
      ))}
    </ol>
  )
}
