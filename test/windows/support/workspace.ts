import { diskSource, slashed } from '../../../packages/workspace/src/disk.ts'
import { openWorkspace } from '../../../packages/workspace/src/index.ts'

/** Prints what a workspace in a folder says about drafts, each spelt as an editor or a shell may spell it. */
const [cwd = '', ...paths] = process.argv.slice(2)
const workspace = openWorkspace({
  source: diskSource(),
  cwd: slashed(cwd),
  config: null,
  knownRules: ['stock-opening'],
})
for (const path of paths.map((each) => slashed(each))) {
  const { settings, ignored } = await workspace.resolve(path)
  const image = await workspace.findImage(path, 'pump.png')
  process.stdout.write(
    `${JSON.stringify({ severity: settings.severity, ignored: ignored !== null, image })}\n`,
  )
}
