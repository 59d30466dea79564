import { writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { configIn } from '../config/find-config.ts'
import { exitCodes, type Host } from '../host.ts'
import { errorCode, UsageError, writeProblem } from '../usage-error.ts'

const fileName = 'content-trust.config.mjs'

const template = `// Settings of Content Trust. Every key is optional; the commented lines are examples.
// The nearest config file above a draft wins, key by key, up to the root of the repository.
// A draft can overrule them in its front matter: \`contentTrust: { intended_use: cite }\`,
// or leave itself out: \`contentTrust: false\`.
export default {
  // Stop here: do not look for config files in the folders above.
  root: true,

  // What drafts are for: publish, train, cite, moderate, security_filter or other.
  intended_use: 'publish',

  // The kind of writing: article, social_post, product_review, caption or other.
  // format: 'article',

  // What the drafts are about, in a few words.
  // domain: 'developer documentation',

  // Your own policy in plain words. It can make a decision stricter, never milder.
  // custom_policy: 'Reject unsupported health claims. Review vague statistics.',

  // When \`check\` exits with 1: none, medium or high (risk level),
  // revise, human_review or reject (decision, or a stricter one).
  fail_on: 'none',

  // Rules or types of which a single finding makes \`check\` exit with 1, whatever the risk.
  fail_on_rules: [
    // 'placeholder-link',
  ],

  // How severe findings of a rule or a type are: off, low, medium or high.
  severity: {
    // 'hollow-intensifier': 'low',
  },

  // Rules to switch off, each with a reason. \`content-trust rules\` lists them all.
  ignore_rules: {
    // 'hollow-intensifier': 'house style',
  },

  // Files to leave out, written as in .gitignore. (.gitignore itself is read too.)
  ignore_files: [
    // 'CHANGELOG.md',
  ],

  // Other settings for some files; the last entry that matches wins.
  overrides: [
    // { files: ['reviews/**'], format: 'product_review' },
  ],
}
`

/** Writes a config file with comments; an existing config is never touched. */
export async function init(host: Host): Promise<number> {
  const existing = await configIn(host.cwd)
  if (existing !== null) {
    throw new UsageError(`${relative(host.cwd, existing)} already exists; nothing was written.`)
  }
  try {
    await writeFile(join(host.cwd, fileName), template, { flag: 'wx' })
  } catch (error) {
    if (errorCode(error) === 'EEXIST') {
      throw new UsageError(`${fileName} already exists; nothing was written.`)
    }
    throw new UsageError(`${fileName}: ${writeProblem(error)}`)
  }
  await host.stdout.write(`Wrote ${fileName}. Next: npx content-trust check .\n`)
  return exitCodes.passed
}
