import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { temporaryFolder } from '../../../../test/support/temporary-folder.ts'
import { openSettings } from '../open-settings.ts'
import { checkOptions } from '../options.ts'
import { locateImage } from './locate-image.ts'

it('opens no file outside the project, also not through a link', () => {
  const folder = temporaryFolder()
  const project = join(folder, 'project')
  mkdirSync(join(project, 'docs'), { recursive: true })
  mkdirSync(join(project, 'static'))
  writeFileSync(join(folder, 'secret.png'), 'x')
  writeFileSync(join(project, 'static', 'in.png'), 'x')
  symlinkSync(join(folder, 'secret.png'), join(project, 'docs', 'link.png'))
  const settings = openSettings(project, checkOptions({}))
  const locate = (name: string) => locateImage(settings, 'docs/page.md', name)
  expect(locate('/in.png')).toEqual({ path: join(project, 'static/in.png') })
  expect(locate('../../secret.png')).toEqual({ problem: 'lies outside the project' })
  expect(locate('link.png')).toEqual({ problem: 'leads out of the project' })
  expect(locate('gone.png')).toEqual({ problem: 'was not found' })
  expect(locate('.')).toEqual({ problem: 'was not found' })
})
