/// <reference path="./packages.d.ts" />
import { readdirSync, readFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Configuration } from 'electron-builder'
import { ensureInstalled } from '../../../scripts/ensure-installed.ts'
import { buildEditor } from '../build-editor.ts'
import { checkFuses, fuses } from '../check-fuses.ts'
import { writeIcons } from '../draw-icon.ts'
import { electronFolder, missingElectron } from '../find-electron.ts'
import { copyUnbundledPackages } from '../pack-unbundled.ts'

/** Packs the app for this system; `--dir` stops at the folder that an installer would hold. */
const folder = join(import.meta.dirname, '..')
const isFolderOnly = process.argv.includes('--dir')
const electronDist = electronFolder()
if (electronDist === null) {
  process.stderr.write(missingElectron)
  process.exit(1)
}

const programs: Readonly<Record<string, string>> = {
  darwin: 'Content Trust.app/Contents/MacOS/Content Trust',
  win32: 'Content Trust.exe',
}

const configuration: Configuration = {
  appId: 'org.content-trust.desktop',
  productName: 'Content Trust',
  electronDist,
  // An Electron of one's own may be another version than the one that is pinned.
  electronVersion: readFileSync(join(electronDist, 'version'), 'utf8').trim().replace(/^v/, ''),
  directories: { output: 'dist/packed', buildResources: 'build' },
  // Everything is bundled but a few packages; of those, native libraries must be files of their own.
  files: [
    'package.json',
    'dist/main',
    'dist/preload',
    'dist/renderer',
    '!node_modules',
    { from: 'dist/unbundled-packages', to: 'node_modules' },
  ],
  asar: true,
  // The window speaks English; Chromium's own words in 54 other languages are 46 MB.
  electronLanguages: ['en-US'],
  asarUnpack: ['**/@img/**'],
  npmRebuild: false,
  publish: releases(process.env['GITHUB_REPOSITORY']),
  fileAssociations: [
    { ext: ['md', 'markdown'], name: 'Markdown draft', mimeType: 'text/markdown', role: 'Editor' },
  ],
  electronFuses: fuses,
  // Electron's own welcome page is not part of this app.
  afterPack: ({ appOutDir }) => rm(join(appOutDir, 'resources/default_app.asar'), { force: true }),
  linux: {
    icon: 'dist/icon/linux',
    target: ['AppImage', 'deb'],
    category: 'Office',
    executableName: 'content-trust',
    maintainer: 'Content Trust',
  },
  mac: {
    icon: 'dist/icon/icon.icns',
    target: ['dmg', 'zip'],
    category: 'public.app-category.productivity',
    hardenedRuntime: true,
  },
  win: { icon: 'dist/icon/icon.ico', target: ['nsis'] },
  nsis: { oneClick: false, allowToChangeInstallationDirectory: true },
}

/** Where the packed app looks for updates: releases of the repository that packs it, and nowhere without one. */
function releases(repository: string | undefined): NonNullable<Configuration['publish']> | null {
  const [owner, repo] = repository?.split('/') ?? []
  return owner && repo ? { provider: 'github', owner, repo } : null
}

const status = buildEditor()
if (status !== 0) process.exit(status)
await writeIcons(join(folder, '../..'), join(folder, 'dist/icon'))
await copyUnbundledPackages(join(folder, '../..'), join(folder, 'dist/unbundled-packages'))
ensureInstalled(import.meta.dirname)
const { build } = await import('electron-builder')
await build({ projectDir: folder, config: configuration, dir: isFolderOnly, publish: 'never' })
const packed = join(folder, 'dist/packed')
for (const name of readdirSync(packed).filter((found) => /unpacked$|^mac/.test(found))) {
  await checkFuses(join(packed, name, programs[process.platform] ?? 'content-trust'))
}
