import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { dropInnerTypes } from '../../scripts/drop-inner-types.ts'

/** A built package of these files, for as long as the test runs. */
async function packageOf(files: Readonly<Record<string, string>>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'content-trust-types-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await mkdir(join(folder, 'dist/inner'), { recursive: true })
  const exports = { '.': { types: './dist/index.d.ts', default: './dist/index.js' } }
  await writeFile(join(folder, 'package.json'), JSON.stringify({ exports }))
  for (const [name, text] of Object.entries(files))
    await writeFile(join(folder, 'dist', name), text)
  return folder
}

it('keeps the declarations that an entry leads to, and all code', async () => {
  const folder = await packageOf({
    'index.d.ts': "export type { One } from './inner/one.ts';\n",
    'index.js': "import './inner/three.js'\n",
    'inner/one.d.ts': "export type One = import('./two.js').Two;\n",
    'inner/two.d.ts': 'export type Two = 2;\n',
    'inner/three.d.ts': 'export declare const three = 3;\n',
    'inner/three.js': 'export const three = 3\n',
  })
  expect(await dropInnerTypes(folder)).toEqual({ kept: 3, dropped: 1 })
  expect((await readdir(join(folder, 'dist/inner'))).sort()).toEqual([
    'one.d.ts',
    'three.js',
    'two.d.ts',
  ])
})

it('says which declaration is missing', async () => {
  const folder = await packageOf({ 'index.d.ts': "export * from './inner/gone.ts';\n" })
  await expect(dropInnerTypes(folder)).rejects.toThrow(
    'no declaration dist/inner/gone.d.ts was built',
  )
})
