import { join } from 'node:path'
import remarkContentTrust from 'remark-content-trust'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { VFile } from 'vfile'
import { expect, it, vi } from 'vitest'
import { run } from '../../cli/support/fake-host.ts'
import { makeFolder } from '../../cli/support/folder.ts'
import { openWeb } from './support/open-web.ts'

const { at, web } = openWeb()

it('what the command line writes is read by the plugin for sites, which asks nobody', async () => {
  const text = `The [promises](${at('town', '/gone')}) were kept.\n\nIn 2019 the river stood at 6.82 metres, says [the page](${at('town', '/river/flood')}).\n`
  const folder = await makeFolder({ 'docs/x.md': text })
  const args = ['sources', 'docs', '--allow-private', '--no-cache', '-q', '-o', 'sources.json']
  expect((await run(folder, args)).status).toBe(0)
  const asked = web().requests.length
  const file = new VFile({ cwd: folder, path: join('docs', 'x.md'), value: text })
  vi.stubEnv('CONTENT_TRUST_BUILD', folder)
  const transform = remarkContentTrust({
    sources: join(folder, 'sources.json'),
    report: false,
    failOn: 'none',
  })
  await transform(unified().use(remarkParse).parse(file), file)
  vi.unstubAllEnvs()
  const found = file.messages.map(({ line, ruleId }) => `${line} ${ruleId}`)
  expect(found).toEqual(expect.arrayContaining(['1 source-gone', '3 claim-contradicted']))
  expect(found).not.toContain(expect.stringContaining(' sources'))
  expect(web().requests.length).toBe(asked)
})
