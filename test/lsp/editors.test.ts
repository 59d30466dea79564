import { execFileSync, spawnSync } from 'node:child_process'
import { chmod, readFile, writeFile } from 'node:fs/promises'
import { delimiter, join } from 'node:path'
import { expect, it } from 'vitest'
import * as z from 'zod'
import { makeFolder } from '../cli/support/folder.ts'
import { launcher } from './support/connect.ts'

const sentence = 'Experts say this very unique platform will change everything for everyone.\n'
const foundSchema = z.array(z.string())
const slow = { timeout: 120_000 }

/** The recipes of a section of the page, word for word, by the language of their block. */
async function recipesOf(heading: string, language: string): Promise<string[]> {
  const page = await readFile('docs/language-server.md', 'utf8')
  const [, section = ''] = new RegExp(`^## ${heading}\\n(.*?)^## `, 'ms').exec(page) ?? []
  const blocks = section.matchAll(new RegExp(`^\`\`\`${language}\\n(.*?)^\`\`\`$`, 'gms'))
  return [...blocks].map(([, recipe = '']) => recipe)
}

function versionOf(program: string, pattern: RegExp): readonly [number, number] | null {
  const { stdout, status } = spawnSync(program, ['--version'], { encoding: 'utf8' })
  const [, major, minor] = (status === 0 && pattern.exec(stdout)) || []
  return major === undefined ? null : [Number(major), Number(minor)]
}

const neovim = versionOf('nvim', /^NVIM v(\d+)\.(\d+)/)
const emacs = versionOf('emacs', /^GNU Emacs (\d+)\.(\d+)/)
const hasEglot = emacs !== null && canRequire('eglot')
/** Without the mode for Markdown, Emacs is asked about plain text. */
const hasMarkdownMode = hasEglot && canRequire('markdown-mode')

function canRequire(feature: string): boolean {
  const words = ['--batch', '-f', 'package-activate-all', '-l', feature]
  return spawnSync('emacs', words).status === 0
}

for (const [name, is, debian] of [
  ['Neovim', neovim !== null, 'neovim'],
  ['Emacs with eglot', hasEglot, 'emacs-nox elpa-eglot elpa-markdown-mode'],
] as const) {
  if (is) continue
  process.stderr.write(
    `\nNO ${name.toUpperCase()} FOUND: its recipe is not run (Debian: ${debian}).\n\n`,
  )
}

/** A folder with a draft, the recipe, and the command on the PATH. */
async function makeEditorFolder(files: Readonly<Record<string, string>>) {
  const folder = await makeFolder({
    'a.md': sentence,
    'bin/content-trust': `#!/bin/sh\nexec '${process.execPath}' '${launcher}' "$@"\n`,
    ...files,
  })
  await chmod(join(folder, 'bin/content-trust'), 0o755)
  const path = `${join(folder, 'bin')}${delimiter}${process.env['PATH'] ?? ''}`
  const env = { ...process.env, PATH: path, HOME: folder, XDG_RUNTIME_DIR: folder }
  return { folder, env: { ...env, XDG_STATE_HOME: folder, XDG_CACHE_HOME: folder } }
}

async function foundIn(folder: string): Promise<string[]> {
  return foundSchema.parse(JSON.parse(await readFile(join(folder, 'found.json'), 'utf8')))
}

const askNeovim = `
vim.wait(60000, function() return #vim.diagnostic.get(0) > 0 end, 100)
local found = {}
for _, each in ipairs(vim.diagnostic.get(0)) do table.insert(found, each.message) end
vim.fn.writefile({ vim.fn.json_encode(found) }, 'found.json')
vim.cmd('qa!')
`

it('the page has a recipe for each Neovim', async () => {
  const [newest = '', older = '', ...none] = await recipesOf('Neovim', 'lua')
  expect(newest).toContain('vim.lsp.enable')
  expect(older).toContain('vim.lsp.start_client')
  expect(none).toEqual([])
})

it.skipIf(neovim === null)('Neovim marks a draft by the recipe for its version', slow, async () => {
  const [newest = '', older = ''] = await recipesOf('Neovim', 'lua')
  const isNew = neovim !== null && (neovim[0] > 0 || neovim[1] >= 11)
  const { folder, env } = await makeEditorFolder({
    'init.lua': isNew ? newest : older,
    'ask.lua': askNeovim,
  })
  const words = ['--headless', '-u', 'init.lua', 'a.md', '-c', 'luafile ask.lua']
  execFileSync('nvim', words, { cwd: folder, env, timeout: 90_000, stdio: 'pipe' })
  const found = await foundIn(folder)
  expect(found).toContain('“Experts say” names no one a reader could look up.')
  expect(found.join('\n')).toContain('Try “unique”.')
})

const askEmacs = (draft: string) => `
(find-file "${draft}")
(run-hooks 'post-command-hook)
(let ((end (+ (float-time) 60)))
  (while (and (< (float-time) end) (null (flymake-diagnostics)))
    (accept-process-output nil 0.1)))
(let ((found (mapcar #'flymake-diagnostic-text (flymake-diagnostics))))
  (with-temp-file "found.json" (insert (json-encode (vconcat found)))))
(setq eglot-autoshutdown nil)
(kill-emacs 0)
`

it.skipIf(!hasEglot)('Emacs marks a draft by the recipe', slow, async () => {
  const [recipe = '', ...none] = await recipesOf('Emacs', 'elisp')
  expect(none).toEqual([])
  const { folder, env } = await makeEditorFolder({
    'a.txt': sentence,
    'ask.el': askEmacs(hasMarkdownMode ? 'a.md' : 'a.txt'),
  })
  await writeFile(join(folder, 'init.el'), recipe)
  const mode = hasMarkdownMode ? ['-l', 'markdown-mode'] : []
  const words = ['--batch', '-f', 'package-activate-all', ...mode, '-l', 'init.el']
  execFileSync('emacs', [...words, '-l', 'ask.el'], {
    cwd: folder,
    env,
    timeout: 90_000,
    stdio: 'pipe',
  })
  const found = await foundIn(folder)
  expect(found.join('\n')).toContain('“Experts say” names no one a reader could look up.')
  expect(found.join('\n')).toContain('Try “unique”.')
})
