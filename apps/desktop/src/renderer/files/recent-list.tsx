interface RecentListProps {
  readonly title: string
  readonly paths: readonly string[]
  open(path: string): void
}

/** Files or folders that were opened last; the place of each is below its name. */
export function RecentList({ title, paths, open }: RecentListProps) {
  if (paths.length === 0) return null
  return (
    <section aria-label={title}>
      <h2 className="small soft">{title}</h2>
      <ul className="recent-list">
        {paths.map((path) => {
          const parts = path.split(/[\\/]/)
          return (
            <li key={path}>
              <button type="button" title={path} onClick={() => open(path)}>
                <span>{parts.at(-1)}</span>
                <bdi className="soft small">{parts.slice(0, -1).join('/')}</bdi>
              </button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
