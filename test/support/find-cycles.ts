/** The cycles of an import graph, each once, from the node where the walk met it. */
export function findCycles(graph: ReadonlyMap<string, Iterable<string>>): string[] {
  const done = new Set<string>()
  const cycles: string[] = []
  const walk = (node: string, way: readonly string[]) => {
    const start = way.indexOf(node)
    if (start >= 0) cycles.push([...way.slice(start), node].join(' → '))
    if (start >= 0 || done.has(node)) return
    for (const next of graph.get(node) ?? []) walk(next, [...way, node])
    done.add(node)
  }
  for (const node of graph.keys()) walk(node, [])
  return cycles
}
