import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { stringify } from 'yaml'
import { temporaryFolder } from '../support/temporary-folder.ts'

/** A folder with drafts and all that says how they are checked. */
export interface HouseFolder {
  readonly files: Readonly<Record<string, string>>
  /** Paths of the drafts among the files. */
  readonly drafts: readonly string[]
  /** The baseline file to use, or null. */
  readonly baseline: string | null
}

/** How the config at the root is written. */
export type ConfigForm = 'JSON' | 'YAML' | 'package.json'

const lines = [
  'Experts say that the kettle is popular.',
  'The lid of this kettle is very unique.',
  'It holds 1.7 litres and took 4 minutes and 10 seconds to boil them, three times out of three.',
]
const prose = `# Kettle\n\n${lines.join('\n\n')}\n`

/** Scores low for its tables as prose, and high with them left out. */
const tables = `# Pumps

The pump in hall 3 moved 40 litres in 12 minutes on 4 May 2024. We read the meter every 30 seconds.

| pump | what experts say |
| --- | --- |
| one | Studies show that it truly unlocks the full potential of every user. |
| two | It is a game changer that boasts a wide range of features. |

- [x] The **first** pump, see https://example.com/pumps and ~~the second~~
`

const drafts = {
  'kettle.md': prose,
  'pumps.md': tables,
  'page.mdx': `export const n = 3\n\n${prose}\n<Note>Many users complained {n} times.</Note>\n`,
  'blog/post.md': prose,
  // Nothing in it stands in another draft, so no baseline takes it for a copy.
  'blog/strict.md': '# Pump\n\nExperts say that our pump is loud.\n\nIts valve is very unique.\n',
  'docs/guide.md': prose,
  'docs/front.md': `---\ntitle: Kettle\ncontentTrust:\n  severity: { vague-attribution: high }\n  fail_on_rules: [vague-attribution]\n---\n\n${prose}`,
  'docs/off.md': `---\ncontentTrust: false\n---\n\n${prose}`,
  'docs/comments.md': `# Kettle\n\n<!-- content-trust-disable-next-line vague-attribution -- they are named below -->\n${lines.join('\n\n')}\n`,
  'docs/known.md': prose,
  'old/skipped.md': prose,
  'CHANGELOG.md': prose,
} as const

/** The drafts that nothing leaves out. */
export const checked = Object.keys(drafts).filter(
  (path) => !['docs/off.md', 'old/skipped.md', 'CHANGELOG.md'].includes(path),
)

const config = {
  extends: ['./house/base.json', '@acme/style'],
  fail_on: 'revise',
  ignore_files: ['CHANGELOG.md', 'house/'],
  ignore_rules: { 'hollow-intensifier': 'house style' },
  overrides: [
    { files: ['blog/**'], fail_on: 'none', format: 'social_post' },
    { files: ['blog/strict.md'], fail_on_rules: ['weak_provenance'] },
  ],
}

const others = {
  '.content-trust-ignore': 'old/\n',
  'house/base.json': JSON.stringify({ intended_use: 'cite', severity: { weak_provenance: 'low' } }),
  'node_modules/@acme/style/content-trust.config.yml': 'domain: kettles\nfail_on: high\n',
  'docs/content-trust.config.yaml':
    'ignore_rules: { hollow-intensifier: false }\nfail_on_rules: [hollow-intensifier]\n',
}

function configFile(form: ConfigForm): readonly [name: string, text: string] {
  switch (form) {
    case 'JSON':
      return ['content-trust.config.json', JSON.stringify(config)]
    case 'YAML':
      return ['content-trust.config.yml', stringify(config)]
    case 'package.json':
      return ['package.json', JSON.stringify({ name: 'kettles', contentTrust: config })]
    default:
      return form satisfies never
  }
}

/** The folder with its config in one form, and with a baseline or without. */
export function houseFolder(form: ConfigForm, baseline: string | null = null): HouseFolder {
  const [name, text] = configFile(form)
  const files = {
    ...drafts,
    ...others,
    [name]: text,
    ...(baseline === null ? {} : { 'ci/baseline.json': baseline }),
  }
  const path = baseline === null ? null : 'ci/baseline.json'
  return { files, drafts: Object.keys(drafts), baseline: path }
}

/** Writes the folder to a disk, as the root of a repository. */
export async function writeFolder({ files }: Pick<HouseFolder, 'files'>): Promise<string> {
  const folder = temporaryFolder()
  await mkdir(join(folder, '.git'))
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), text)
  }
  return folder
}
