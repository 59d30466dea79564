import { ruleCatalogue } from '@content-trust/engine'
import { settingNames } from '@content-trust/workspace'
import { expect, it } from 'vitest'
import { readSources } from '../support/read-sources.ts'

const folders = ['image', 'audio', 'video', 'media', 'provenance', 'asset']

it('settings know every rule that evidence of media names', () => {
  const code = folders.flatMap((folder) => readSources(`packages/engine/src/${folder}`))
  const named = code.flatMap(({ path, code: text }) =>
    path.endsWith('.test.ts')
      ? []
      : [...text.matchAll(/\brule: (.*)$/gm)].flatMap(([, value = '']) =>
          [...value.matchAll(/'([a-z]+(?:-[a-z]+)+)'/g)].map(([, id = '']) => id),
        ),
  )
  expect(named.length).toBeGreaterThan(5)
  const known = settingNames(ruleCatalogue)
  for (const id of named) expect(known).toContain(id)
})
