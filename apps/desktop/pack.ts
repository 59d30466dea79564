import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { build, type Configuration } from 'electron-builder'
import { checkFuses, fuses } from './check-fuses.ts'
import { electronFolder, missingElectron } from './find-electron.ts'
import { copyMediaPackages } from './pack-media.ts'

/** Packs the app for this system; `--dir` stops at the folder that an installer would hold. */
const folder = import.meta.dirname
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
  // Everything is bundled but what decodes media; of that, native libraries must be files of their own.
  files: [
    'package.json',
    'dist/main',
    'dist/preload',
    'dist/renderer',
    '!node_modules',
    { from: 'dist/media-packages', to: 'node_modules' },
  ],
  asar: true,
  asarUnpack: ['**/@img/**'],
  npmRebuild: false,
  publish: null,
  fileAssociations: [
    { ext: ['md', 'markdown'], name: 'Markdown draft', mimeType: 'text/markdown', role: 'Editor' },
  ],
  electronFuses: fuses,
  // Electron's own welcome page is not part of this app.
  afterPack: ({ appOutDir }) => rm(join(appOutDir, 'resources/default_app.asar'), { force: true }),
  linux: {
    target: ['AppImage', 'deb'],
    category: 'Office',
    executableName: 'content-trust',
    maintainer: 'Content Trust',
  },
  mac: {
    target: ['dmg', 'zip'],
    category: 'public.app-category.productivity',
    hardenedRuntime: true,
  },
  win: { target: ['nsis'] },
  nsis: { oneClick: false, allowToChangeInstallationDirectory: true },
}

const built = spawnSync('npm', ['run', '--silent', 'build:desktop'], {
  stdio: 'inherit',
  cwd: join(folder, '../..'),
  shell: process.platform === 'win32',
})
if (built.status !== 0) process.exit(built.status ?? 1)
await copyMediaPackages(join(folder, '../..'), join(folder, 'dist/media-packages'))
await build({ projectDir: folder, config: configuration, dir: isFolderOnly })
const packed = join(folder, 'dist/packed')
for (const name of readdirSync(packed).filter((found) => /unpacked$|^mac/.test(found))) {
  await checkFuses(join(packed, name, programs[process.platform] ?? 'content-trust'))
}
