import { readFile } from 'node:fs/promises'
import { evidenceGroups } from '@content-trust/design/evidence-groups'
import { intendedUseSchema } from '@content-trust/engine/schema'
import {
  draftExtensions,
  failOnValues,
  isFoundDraft,
  settingsGlobs,
} from '@content-trust/workspace'
import { expect, it } from 'vitest'
import * as z from 'zod'
import { parseEditorSettings } from '../../packages/cli/src/lsp/editor-settings.ts'
import { endings } from '../../packages/vscode/src/draft-documents.ts'
import { serverKeys, serverSettings } from '../../packages/vscode/src/server-settings.ts'

const property = z.object({
  default: z.unknown(),
  enum: z.array(z.unknown()).optional(),
  items: z.object({ enum: z.array(z.string()).optional() }).optional(),
})
const manifestSchema = z.object({
  name: z.string(),
  displayName: z.string(),
  publisher: z.string(),
  version: z.string(),
  activationEvents: z.array(z.string()),
  categories: z.array(z.string()).min(1),
  keywords: z.array(z.string()).min(3),
  galleryBanner: z.object({ color: z.string(), theme: z.enum(['dark', 'light']) }),
  capabilities: z.object({
    untrustedWorkspaces: z.object({
      supported: z.literal('limited'),
      restrictedConfigurations: z.array(z.string()),
    }),
    virtualWorkspaces: z.object({ supported: z.literal('limited') }),
  }),
  contributes: z.object({
    commands: z.array(z.object({ command: z.string(), category: z.literal('Content Trust') })),
    configuration: z.object({ properties: z.record(z.string(), property) }),
    colors: z.array(z.object({ id: z.string(), defaults: z.record(z.string(), z.string()) })),
    walkthroughs: z.array(
      z.object({
        steps: z.array(
          z.object({ description: z.string(), media: z.object({ markdown: z.string() }) }),
        ),
      }),
    ),
  }),
})

const manifest = manifestSchema.parse(
  JSON.parse(await readFile('packages/vscode/package.json', 'utf8')),
)
const { properties } = manifest.contributes.configuration

it('has every setting that is sent to the server, and its defaults are those of the server', async () => {
  const get = (key: string) => properties[`contentTrust.${key}`]?.default
  for (const key of serverKeys) expect(Object.keys(properties)).toContain(`contentTrust.${key}`)
  const section = serverSettings(get, true)
  expect(await parseEditorSettings(section, [])).toEqual(await parseEditorSettings({}, []))
  expect(properties['contentTrust.intendedUse']?.enum).toEqual([...intendedUseSchema.options, null])
  expect(properties['contentTrust.failOn']?.enum).toEqual([...failOnValues, null])
  expect(properties['contentTrust.decorations']?.items?.enum).toEqual(evidenceGroups)
  expect(properties['contentTrust.decorations']?.default).toEqual(evidenceGroups)
})

it('lets no setting of a workspace decide whether code runs', () => {
  const asks = (key: string) => (key === 'failOn' ? 'high' : null)
  expect(serverSettings(asks, false)).toEqual({ failOn: 'high', runConfigCode: false })
  expect(serverSettings(asks, true)).toEqual({ failOn: 'high', runConfigCode: true })
  expect(serverKeys).not.toContain('runConfigCode')
  expect(manifest.capabilities.untrustedWorkspaces.restrictedConfigurations).toEqual([
    'contentTrust.config',
  ])
})

it('starts for drafts and for folders with a config, whatever its ending', () => {
  const [configs] = settingsGlobs
  expect(manifest.activationEvents).toEqual([
    'onLanguage:markdown',
    'onLanguage:mdx',
    'onLanguage:asciidoc',
    'onLanguage:restructuredtext',
    `workspaceContains:${configs}`,
  ])
})

it('tells the server of every file that a check of the folder would find', () => {
  // The editor knows Markdown by its language.
  const found = draftExtensions.filter((ending) => isFoundDraft(`a${ending}`))
  const others = found.filter((ending) => !['.md', '.markdown'].includes(ending))
  expect(endings.map((ending) => `.${ending}`).sort()).toEqual(others.sort())
})

it('takes its colours from the design, one for each group and kind of theme', async () => {
  const tokens = await readFile('packages/design/src/tokens.css', 'utf8')
  expect(manifest.contributes.colors.map(({ id }) => id)).toEqual(
    evidenceGroups.map((group) => `contentTrust.${group}`),
  )
  for (const { id, defaults } of manifest.contributes.colors) {
    const { light = '', dark = '', ...contrast } = defaults
    expect(tokens).toContain(`--group-${id.split('.')[1]}: light-dark(${light}, ${dark})`)
    expect(contrast).toEqual({ highContrast: dark, highContrastLight: light })
  }
})

it('registers each command that it lists, and its walkthrough calls no other', async () => {
  const listed = manifest.contributes.commands.map(({ command }) => command)
  const code = await readFile('packages/vscode/src/extension.ts', 'utf8')
  const registered = [...code.matchAll(/register\('(\w+)'/g)].map(
    ([, name]) => `contentTrust.${name}`,
  )
  // The client registers the command of the server.
  expect([...listed].sort()).toEqual(['contentTrust.checkWorkspace', ...registered].sort())
  const steps = manifest.contributes.walkthroughs.flatMap((each) => each.steps)
  expect(steps.length).toBeGreaterThanOrEqual(3)
  for (const { description, media } of steps) {
    const called = [...description.matchAll(/command:([\w.]+)/g)].map(([, name]) => name ?? '')
    expect(called.filter((name) => !/^(?:contentTrust|workbench)\./.test(name))).toEqual([])
    for (const name of called.filter((each) => each.startsWith('contentTrust'))) {
      expect(listed).toContain(name)
    }
    expect(await readFile(`packages/vscode/${media.markdown}`, 'utf8')).toMatch(/^# /)
  }
})

it('is released under the version of the engine in it', async () => {
  const engine = JSON.parse(await readFile('packages/engine/package.json', 'utf8'))
  expect(manifest.version).toBe(engine.version)
})
