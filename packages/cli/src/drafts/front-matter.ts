import {
  type FrontMatter,
  frontMatterText,
  invalidFrontMatter,
  readFrontMatterValue,
  yamlEngine,
} from '@content-trust/engine/settings'

/** Reads the key `contentTrust` of YAML front matter. */
export async function readFrontMatter(
  source: string,
  knownRules: () => readonly string[],
): Promise<FrontMatter> {
  const inside = frontMatterText(source)
  if (inside === null || inside.trim() === '') return { kind: 'none' }
  const [{ default: matter }, { parseDocument }] = await Promise.all([
    import('gray-matter'),
    import('yaml'),
  ])
  const refuse = () => {
    throw new Error('only YAML front matter is read')
  }
  let data: Record<string, unknown>
  try {
    // Options keep gray-matter from its cache, which forgets errors; its JavaScript engine would run the draft.
    const parsed = matter(`---\n${inside}\n---\n`, {
      language: 'yaml',
      engines: { yaml: yamlEngine(parseDocument), javascript: refuse, js: refuse },
    })
    data = parsed.data
  } catch (error) {
    return invalidFrontMatter(inside, error)
  }
  const value = data['contentTrust']
  if (value === undefined) return { kind: 'none' }
  const { parseFrontMatter } = await import('@content-trust/engine/settings/parse')
  return readFrontMatterValue(value, (given) => parseFrontMatter(given, knownRules()))
}
