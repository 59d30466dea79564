import type { FoundPackage } from './found-package.ts'
import { readPackageName } from './package-name.ts'
import { nodeModules, pythonDistributions, pythonModules } from './standard-modules.ts'

const quoted = String.raw`(['"])([^'"\s]{1,214})\1`
const scriptImports = [
  new RegExp(
    String.raw`^\s*import\s+(?:type\s+)?(?:[\w$*{][^'";]{0,1000}?\sfrom\s*)?${quoted}`,
    'gm',
  ),
  new RegExp(String.raw`^\s*export\s+(?:type\s+)?[*{][^'";]{0,1000}?\sfrom\s*${quoted}`, 'gm'),
  new RegExp(String.raw`\b(?:require|import)\(\s*${quoted}\s*\)`, 'g'),
]

/** The packages that JavaScript or TypeScript imports. */
export function scriptPackages(code: string): FoundPackage[] {
  // Comments become spaces, so that offsets stay.
  const plain = code.replaceAll(/(?<=^|\s)\/\/[^\n]*/g, (comment) => ' '.repeat(comment.length))
  const found = scriptImports.flatMap((pattern) =>
    [...plain.matchAll(pattern)].flatMap((match): FoundPackage[] => {
      const written = match[2] ?? ''
      const [, name] = /^(@[^/]+\/[^/]+|[^@./#~:][^/:]*)(?:\/|$)/.exec(written) ?? []
      if (name === undefined || nodeModules.has(name)) return []
      const read = readPackageName('npm', name)
      const start = match.index + match[0].lastIndexOf(written)
      return read === undefined
        ? []
        : [{ ecosystem: 'npm', ...read, start, end: start + name.length }]
    }),
  )
  return found.sort((a, b) => a.start - b.start)
}

const pythonFrom = /^[ \t]*(?:>>> )?from[ \t]+([A-Za-z_]\w*)[\w.]*[ \t]+import[ \t]/gm
const pythonImport = /^[ \t]*(?:>>> )?import[ \t]+([A-Za-z_][\w., \t]{0,500}?)[ \t]*(?:#.*)?\r?$/gm

/** The packages that Python imports, by the name under which they are published where that is another. */
export function pythonPackages(code: string): FoundPackage[] {
  const modules: { name: string; start: number }[] = []
  for (const match of code.matchAll(pythonFrom)) {
    const [whole, name = ''] = match
    modules.push({ name, start: match.index + whole.indexOf(name, whole.indexOf('from') + 4) })
  }
  for (const match of code.matchAll(pythonImport)) {
    const [whole, list = ''] = match
    const listStart = match.index + whole.indexOf(list, whole.indexOf('import') + 6)
    for (const { index, 1: name = '' } of list.matchAll(/(?:^|,)\s*([A-Za-z_]\w*)/g)) {
      modules.push({ name, start: listStart + list.indexOf(name, index) })
    }
  }
  return modules
    .filter(({ name }) => !pythonModules.has(name))
    .sort((a, b) => a.start - b.start)
    .flatMap(({ name, start }): FoundPackage[] => {
      const read = readPackageName('pypi', pythonDistributions.get(name) ?? name)
      return read === undefined
        ? []
        : [{ ecosystem: 'pypi', ...read, start, end: start + name.length }]
    })
}

const goImport = /^[ \t]*import[ \t]+(?:\(([^)]{0,10000})\)|(?:[\w.]+[ \t]+)?"[^"\n]{1,300}")/gm

/** The modules that Go imports. */
export function goPackages(code: string): FoundPackage[] {
  return [...code.matchAll(goImport)].flatMap(({ index: start, 0: written }) =>
    [...written.matchAll(/"([^"\n]{1,300})"/g)].flatMap(
      ({ index, 1: path = '' }): FoundPackage[] => {
        const read = readPackageName('go', path)
        const at = start + index + 1
        return read === undefined
          ? []
          : [{ ecosystem: 'go', ...read, start: at, end: at + path.length }]
      },
    ),
  )
}
