/** The name of a wishlist as text that can wrap: no line begins with its hyphen. */
export function ListName({ name }: { name: string }) {
  return name.split(/(\S+ -)(?= )/).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span key={part} className="whitespace-nowrap">
        {part}
      </span>
    ),
  )
}
