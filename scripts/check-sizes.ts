import { execFileSync } from 'node:child_process'
import { lstat, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod'
import { runCommand } from './run-command.ts'

/** What a package may weigh, in MB of a million bytes. */
interface Budget {
  readonly tarball: string
  /** The file that npm fetches. */
  readonly packed: number
  /** All files that its installation leaves, with what it depends on; absent for what needs its native libraries. */
  readonly installed?: number
  /** Packages of ours that it depends on. */
  readonly beside?: readonly string[]
}

const manifestSchema = z.object({
  keywords: z.array(z.string()).min(3),
  homepage: z.url(),
  bugs: z.object({ url: z.url() }),
  repository: z.object({ url: z.string().startsWith('git+https://'), directory: z.string() }),
})

/** Holds each package against its budget, installed alone as a stranger would, and its manifest against what npm shows. */
export async function checkSizes(budgets: readonly Budget[]): Promise<void> {
  const broken: string[] = []
  for (const { tarball, packed, installed, beside = [] } of budgets) {
    const manifest = execFileSync('tar', ['-xOf', tarball, 'package/package.json'], {
      encoding: 'utf8',
    })
    manifestSchema.parse(JSON.parse(manifest))
    const name = tarball.split('/').at(-1) ?? tarball
    const sizes: [string, number, number][] = [['packed', (await stat(tarball)).size, packed]]
    if (installed !== undefined) {
      sizes.push(['installed', await installedSize([...beside, tarball]), installed])
    }
    for (const [what, bytes, most] of sizes) {
      const said = `${name}: ${(bytes / 1e6).toFixed(1)} MB ${what}, expected at most ${most}`
      process.stdout.write(`${said}\n`)
      if (bytes > most * 1e6) broken.push(said)
    }
  }
  if (broken.length > 0) throw new Error(`Packages grew over their budget:\n${broken.join('\n')}`)
}

/** Bytes of the files that npm installs. */
async function installedSize(tarballs: readonly string[]): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'content-trust-size-'))
  try {
    await writeFile(join(folder, 'package.json'), '{ "private": true }\n')
    runCommand('npm', ['install', '--silent', '--prefer-offline', ...tarballs], folder)
    return await sizeOf(join(folder, 'node_modules'))
  } finally {
    await rm(folder, { recursive: true })
  }
}

async function sizeOf(folder: string): Promise<number> {
  let bytes = 0
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (entry.isFile()) bytes += (await lstat(join(entry.parentPath, entry.name))).size
  }
  return bytes
}
