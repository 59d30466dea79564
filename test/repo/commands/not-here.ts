import { existsSync, globSync, readFileSync } from 'node:fs'
import { join, matchesGlob } from 'node:path'
import { isPublished } from '../../../scripts/published.ts'
import { type Lane, lanes } from '../../lanes.ts'
import { type PageCommand, root } from './find-commands.ts'

/** Why commands are not run here, and what shows that this is still so. */
export interface NotHere {
  readonly why: string
  readonly pages: RegExp
  readonly commands: RegExp
  /** What is wrong with the reason for a command; nothing while it holds. */
  problem(found: PageCommand): string | undefined
}

/** Another file runs the command: it has to name the page, or these words, and a lane has to run it. */
function runBy(file: string, words?: string): Pick<NotHere, 'problem'> {
  return {
    problem: ({ page }) => {
      if (!existsSync(join(root, file))) return `${file} is not there`
      const text = readFileSync(join(root, file), 'utf8')
      if (!text.includes(words ?? page)) return `${file} does not name ${words ?? page}`
      const isRun = Object.values<Lane>(lanes).some(({ files }) =>
        files.some((glob) => matchesGlob(file, glob)),
      )
      return isRun || file === '.ci/run' || file.startsWith('scripts/')
        ? undefined
        : `no lane runs ${file}`
    },
  }
}

/** The command calls a script that nothing else but a person or a workflow runs; it has to be there. */
const callsScript: Pick<NotHere, 'problem'> = {
  problem: ({ command }) => {
    const [, script = ''] = /npm run ([\w:-]+)/.exec(command) ?? []
    const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
    return script in scripts ? undefined : `package.json has no script “${script}”`
  },
}

/** The command runs a file of the repository from its sources, which clones of pages do not have; it has to be there. */
const runsSource: Pick<NotHere, 'problem'> = {
  problem: ({ command }) => {
    const [file = ''] = /\S+\.ts\b/.exec(command) ?? []
    return existsSync(join(root, file)) ? undefined : `${file} is not there`
  },
}

/** The lock file of the repository, and those of the folders that one job installs. */
const lockFiles = () =>
  globSync('{package-lock.json,{apps,packages,scripts,test,training,bench}/**/package-lock.json}', {
    cwd: root,
    exclude: ['**/node_modules'],
  }).map((path) => join(root, path))

/** Packages of others come from the registry; each has to be one that this repository is tested with. */
const installsOthers: Pick<NotHere, 'problem'> = {
  problem: ({ command }) => {
    const names = command
      .split(/\s+/)
      .filter((word) => /^@?[a-z]/.test(word) && !/^(npm|install)$/.test(word))
    const locks = lockFiles().map((path) => readFileSync(path, 'utf8'))
    const unknown = names.filter(
      (name) =>
        !locks.some((lock) => lock.includes(`node_modules/${name.replace(/(.)@.*/, '$1')}"`)),
    )
    return unknown.length === 0 ? undefined : `nothing here is tested with ${unknown.join(', ')}`
  },
}

const holds: Pick<NotHere, 'problem'> = { problem: () => undefined }

/** Commands that this test leaves out. An entry that fits no command is an error, as is one whose reason is gone. */
export const notHere: readonly NotHere[] = [
  {
    why: 'the set-up and the whole test suite: .ci/run runs them on a bare machine',
    pages: /^README\.md$/,
    commands: /^npm install && npm test$/,
    ...runBy('.ci/run', "grep '^npm install && ' README.md"),
  },
  {
    why: 'takes minutes: .ci/run builds and packs',
    pages: /^docs\/(?:install|remark)\.md$/,
    commands: /^npm install && npm run build && npm run check:packages$/,
    ...runBy('.ci/run', 'npm run check:packages'),
  },
  {
    why: 'starts the service: test/server/npm-start.test.ts runs it (lane commands)',
    pages: /^(?:apps\/server\/README|docs\/api|docs\/media)\.md$/,
    commands: /^(?:npm start$|curl |(?:block|image|speech)=)/,
    ...runBy('test/server/npm-start.test.ts'),
  },
  {
    why: 'needs PostgreSQL or a bucket: test/cli/corpus/scale.test.ts runs it (lane commands)',
    pages: /^docs\/scale\.md$/,
    commands: /pg-boss|aws-sdk|s3:/,
    ...runBy('test/cli/corpus/scale.test.ts'),
  },
  {
    why: 'needs HAProxy and PostgreSQL: test/server/balancers.test.ts reads its settings, the crash lane restarts processes behind it',
    pages: /^docs\/scale\.md$/,
    commands: /haproxy -f/,
    ...runBy('test/server/balancers.test.ts', 'haproxy'),
  },
  {
    why: 'measures from the sources, as a test of the same folder does',
    pages: /^(?:test\/sources\/pairs\/README|docs\/policy)\.md$/,
    commands:
      /^node --conditions=source test\/(?:sources\/pairs\/(?:report|revisions)|policy\/set\/report)\.ts(?: |$)/,
    ...runsSource,
  },
  {
    why: 'adds a rule to a copy of the sources: test/repo/new-rule.test.ts runs it (lane commands)',
    pages: /^CONTRIBUTING\.md$/,
    commands: /placid-adjective/,
    ...runBy('test/repo/new-rule.test.ts', 'new:rule'),
  },
  {
    why: 'needs the settings that its page shows: test/house/rules-command.test.ts runs it with them',
    pages: /^docs\/house-terms\.md$/,
    commands: /^npx content-trust rules test/,
    problem: () =>
      readFileSync(join(root, 'test/house/rules-command.test.ts'), 'utf8').includes(
        'house-terms.md',
      )
        ? undefined
        : 'test/house/rules-command.test.ts does not read the page',
  },
  {
    why: 'asks a language model: test/cli/policy-provider.test.ts runs it with one on this machine',
    pages: /^docs\/cli\.md$/,
    commands: /^npx content-trust policy from-words .* --provider/,
    problem: () =>
      readFileSync(join(root, 'test/cli/policy-provider.test.ts'), 'utf8').includes('--provider')
        ? undefined
        : 'test/cli/policy-provider.test.ts asks no model',
  },
  {
    why: 'installs into a new site: the lane sites runs it',
    pages: /^docs\/remark\.md$/,
    commands: /^npm (?:install|pkg) /,
    ...runBy('test/sites/guide.test.ts', 'readGuide'),
  },
  {
    why: 'runs a lane, as .ci/run does',
    pages: /^docs\/(?:remark|language-server)\.md$/,
    commands: /^npm (?:test (?:sites|lsp)|run test:sites)/,
    ...runBy('.ci/run', 'together lsp'),
  },
  {
    why: 'installs a package that is not published: test/repo/published.test.ts holds the names against what is packed',
    pages: /^(?:docs\/(?:install|media)|packages\/[\w-]+\/README)\.md$/,
    commands: /^npm install (?:--save-dev )?(?:\.\.\/content-trust\/out\/\S+\.tgz ?)+$/,
    problem: () => (isPublished ? 'the packages are published' : undefined),
  },
  {
    why: 'asks the npm registry for packages of others, which are installed here',
    pages: /^(?:docs\/media|packages\/remark-plugin\/README)\.md$/,
    commands: /^npm install (?:--save-dev )?[a-z@]/,
    ...installsOthers,
  },
  {
    why: 'installs what package-lock.json names, as each CI job does',
    pages: /^docs\/(?:cli|desktop)\.md$/,
    commands: /^npm (?:ci|install)$/,
    ...runBy('.ci/run', 'npm install'),
  },
  {
    why: 'opens a window: the lane desktop opens the app with a draft',
    pages: /^docs\/desktop\.md$/,
    commands: /^npm run desktop/,
    ...callsScript,
  },
  {
    why: 'packs the extension: the lane lsp does that, with the same function',
    pages: /^(?:docs\/language-server|packages\/vscode\/README)\.md$/,
    commands: /^npm run build:vscode$/,
    ...callsScript,
  },
  {
    why: 'serves or asks a web on this machine: test/cli/sources.test.ts does that on free ports (lane sources)',
    pages: /^(?:docs\/sources|CONTRIBUTING|examples\/README|packages\/remark-plugin\/README)\.md$/,
    commands:
      /^npm run sources:web$|^npx content-trust sources (?:examples\/sources --allow-private|\. -o sources\.json$)/,
    ...runBy('test/cli/sources.test.ts', 'docs/sources.md'),
  },
  {
    why: 'changes VS Code on this machine',
    pages: /^docs\/language-server\.md$/,
    commands: /^code --install-extension out\/vscode\.vsix$/,
    ...holds,
  },
  {
    why: 'publishes, which takes an account',
    pages: /^packages\/vscode\/README\.md$/,
    commands: /^npx (?:vsce|ovsx) publish/,
    ...holds,
  },
  {
    why: 'sends comments to GitHub',
    pages: /^docs\/cli\.md$/,
    commands: /^reviewdog /,
    ...holds,
  },
  {
    why: 'takes minutes to hours',
    pages: /^test\/mutation/,
    commands: /^npm run mutation/,
    ...callsScript,
  },
]
