import { readFile, realpath } from 'node:fs/promises'
import { relative } from 'node:path'
import { findLines, positionAt } from '@content-trust/engine/report'
import { addedDirectives } from '@content-trust/engine/text'
import { draftSyntax, type FrontMatter, readFrontMatter } from '@content-trust/workspace'
import { slashed } from '@content-trust/workspace/disk'
import { findBase, git, type SinceBase } from '../drafts/changed-lines.ts'
import { show } from '../drafts/find-drafts.ts'

/** Sentences about the ignore comments and the front matter that a draft has and its base does not. */
export type Asked = (path: string) => Promise<readonly string[]>

/** Compares drafts with the commit of `--since`. They are scored as they are written all the same. */
export async function openAsked(cwd: string, ref: string): Promise<Asked> {
  const base = await findBase(cwd, ref)
  const moved = await movedFrom(base)
  return async (path) => {
    const source = await readFile(path, 'utf8').catch(() => '')
    if (!/content-trust-|contentTrust/.test(source)) return []
    const name = slashed(relative(base.top, await realpath(path)))
    const args = ['show', `${base.commit}:${moved.get(name) ?? name}`]
    const old = await git(base.top, args, () => '').catch(() => null)
    const syntax = draftSyntax(path) ?? 'markdown'
    const before = old === null ? null : ({ source: old, syntax } as const)
    const lines = findLines(source)
    const shown = show(cwd, slashed(path))
    const { added } = addedDirectives({ source, syntax }, before)
    return [
      ...(await frontMatterAsks(source, old)).map((what) => `${shown}: its front matter ${what}`),
      ...added.map(({ start, names, reason }) => {
        const what = names.length === 0 ? 'all rules' : names.join(', ')
        const why = reason === null ? '' : ` (${reason})`
        return `${shown}:${positionAt(lines, start).line}: asks to be exempt from ${what}${why}`
      }),
    ]
  }
}

async function frontMatterAsks(source: string, old: string | null): Promise<string[]> {
  const now = await readFrontMatter(source, [])
  const before: FrontMatter = old === null ? { kind: 'none' } : await readFrontMatter(old, [])
  if (now.kind === 'off') return before.kind === 'off' ? [] : ['asks not to be checked']
  if (now.kind !== 'settings') return []
  const known = new Map(before.kind === 'settings' ? Object.entries(before.layer) : [])
  const keys = Object.entries(now.layer)
    .filter(([key, value]) => JSON.stringify(value) !== JSON.stringify(known.get(key)))
    .map(([key]) => key)
  return keys.length === 0 ? [] : [`asks for other settings: ${keys.join(', ')}`]
}

/** The old names of files that git finds moved, by their new ones. */
async function movedFrom({ top, commit }: SinceBase): Promise<ReadonlyMap<string, string>> {
  const args = ['diff', '--find-renames', '--diff-filter=R', '--name-status', '-z', commit, '--']
  const parts = (await git(top, args, (reason) => `--since: git diff failed: ${reason}`)).split(
    '\0',
  )
  const moved = new Map<string, string>()
  for (let at = 0; at + 2 < parts.length; at += 3)
    moved.set(parts[at + 2] ?? '', parts[at + 1] ?? '')
  return moved
}
