import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { engineVersion } from '@content-trust/engine'
import { corporaFolder } from '../training/corpora.ts'
import { hasMarkdownCorpus } from './drafts.ts'
import { describeMachine } from './machine.ts'

/** Runs the peer benchmark with the built engine in it, and writes `bench/results/peers.md`. */
const { values } = parseArgs({
  options: {
    folder: { type: 'string', default: '../shared/tools/peers' },
    only: {
      type: 'string',
      default: 'ours,write-good,alex,harper,baseline-remark-parse,markdownlint',
    },
    budget: { type: 'string', default: '20' },
  },
})
if (!existsSync(values.folder) || !hasMarkdownCorpus) {
  process.stdout.write(
    `The peer benchmark (${values.folder}) or the Markdown corpus is not here, so there is nothing to compare. ` +
      'Name the folder with --folder, and the corpora with CONTENT_TRUST_CORPORA.\n',
  )
  process.exit(0)
}

// The benchmark's folder may be read-only, and it installs its peers beside itself.
const folder = await mkdtemp(join(tmpdir(), 'content-trust-peers-'))
try {
  await cp(values.folder, folder, { recursive: true, mode: 0 })
  execFileSync('chmod', ['-R', 'u+w', folder])
  execFileSync('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: folder,
    stdio: 'inherit',
  })
  execFileSync('tar', ['xJf', join(corporaFolder, 'markdown/corpus.tar.xz'), '-C', folder])
  const table = execFileSync(
    process.execPath,
    ['bench.mjs', '--only', values.only, '--budget', values.budget],
    {
      cwd: folder,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'inherit'],
      env: {
        ...process.env,
        PEER_OURS: resolve('bench/score-text.ts'),
        PEER_OURS_FN: 'scoreText',
      },
    },
  )
  const report = await describeRun(table)
  process.stdout.write(report)
  await mkdir('bench/results', { recursive: true })
  await writeFile('bench/results/peers.md', report)
} finally {
  await rm(folder, { recursive: true })
}

async function describeRun(table: string): Promise<string> {
  const { dependencies } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'))
  const peers = ['write-good', 'alex', 'harper.js', 'remark-parse', 'markdownlint']
  return [
    '# Beside other tools',
    '',
    '- Command: `npm run bench peers`',
    `- Date: ${new Date().toISOString().slice(0, 10)}`,
    `- Machine: ${describeMachine()}; shared with other work, so read the CPU column`,
    `- Versions: ours ${engineVersion}, ${peers.map((name) => `${name} ${dependencies[name]}`).join(', ')}`,
    `- At most ${values.budget} seconds a tool; \`MB seen\` says how far it came`,
    '- remark-parse alone only parses; it is the floor of everything that builds on its tree',
    '',
    table.trim(),
    '',
  ].join('\n')
}
