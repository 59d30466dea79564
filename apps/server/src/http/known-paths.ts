/** The methods that a path answers to, as its `Allow` header lists them. */
export type KnownPaths = ReadonlyMap<string, readonly string[]>

/** Methods by path: HEAD goes with GET, OPTIONS with every path (decision 29). */
export function knownPaths(
  routes: readonly {
    readonly method: string
    readonly path: string
    /** The methods of a path that is an exception to the rule. */
    readonly allow?: readonly string[]
  }[],
): KnownPaths {
  const paths = new Map<string, readonly string[]>()
  for (const { method, path, allow } of routes) {
    const methods = method === 'GET' ? ['GET', 'HEAD'] : [method]
    paths.set(path, allow ?? [...methods, 'OPTIONS'])
  }
  return paths
}

/** The methods of a URL's path; undefined where nothing is served. */
export function methodsAt(url: string, paths: KnownPaths): readonly string[] | undefined {
  const path = url.split(/[?#]/, 1)[0] ?? ''
  const exact = paths.get(path)
  if (exact !== undefined) return exact
  const [, folder] = /^(\/[\w-]+)\/[\w.-]+$/.exec(path) ?? []
  return folder === undefined ? undefined : paths.get(`${folder}/:name`)
}
