import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { temporaryFolder } from '../../../../../test/support/temporary-folder.ts'
import { keepWindowState, readWindowState } from './window-state.ts'

const screen = { x: 0, y: 0, width: 1920, height: 1080 }
const second = { x: 1920, y: 200, width: 1000, height: 800 }
const usual = { bounds: { width: 1280, height: 800 }, isMaximized: false }

const bounds = { x: 100, y: 50, width: 900, height: 700 }

/** What is read after a window was closed with these bounds. */
function readAfter(kept: Partial<typeof bounds>, isMaximized = false, areas = [screen, second]) {
  const file = join(temporaryFolder(), 'window.json')
  const getNormalBounds = () => ({ ...bounds, ...kept })
  keepWindowState(file, { getNormalBounds, isMaximized: () => isMaximized })
  return readWindowState(file, areas)
}

it('opens a window where it was closed', () => {
  expect(readAfter({})).toEqual({ bounds, isMaximized: false })
  expect(readAfter({}, true)).toEqual({ bounds, isMaximized: true })
  expect(readAfter({ x: 2000, y: 300 })).toMatchObject({ bounds: { x: 2000, y: 300 } })
})

it.each([
  ['a strip of it is on the right', { x: 1819 }, [screen], true],
  ['less than a strip is on the right', { x: 1820 }, [screen], false],
  ['a strip of it is on the left', { x: -799 }, [screen], true],
  ['less than a strip is on the left', { x: -800 }, [screen], false],
  ['its title is at the top', { y: 0 }, [screen], true],
  ['its title is above the top', { y: -1 }, [screen], false],
  ['its title is at the bottom', { y: 1029 }, [screen], true],
  ['its title is below the bottom', { y: 1030 }, [screen], false],
  ['the second screen begins lower', { x: 2000, y: 199 }, [screen, second], false],
  ['it is on the second screen', { x: 2000, y: 200 }, [screen, second], true],
  ['it is at the bottom of the second screen', { x: 2000, y: 949 }, [screen, second], true],
  ['it is below the second screen', { x: 2000, y: 950 }, [screen, second], false],
  ['it is on a screen that is gone', { x: 2000, y: 300 }, [screen], false],
  ['there is no screen', {}, [], false],
])('looks whether it can be seen: %s', (_where, kept, areas, isSeen) => {
  const read = readAfter(kept, false, areas)
  expect(read).toEqual(isSeen ? { bounds: { ...bounds, ...kept }, isMaximized: false } : usual)
})

it('opens at the default place where no valid state was saved', async () => {
  const file = join(temporaryFolder(), 'window.json')
  expect(readWindowState(file, [screen])).toEqual(usual)
  for (const text of [
    '{',
    '{}',
    JSON.stringify({ bounds: { ...bounds, width: 5 }, isMaximized: false }),
  ]) {
    await writeFile(file, text)
    expect(readWindowState(file, [screen])).toEqual(usual)
  }
})

it('closes even where nothing can be saved', async () => {
  const file = join(temporaryFolder(), 'window.json')
  await mkdir(file)
  const window = { getNormalBounds: () => bounds, isMaximized: () => false }
  expect(() => keepWindowState(file, window)).not.toThrow()
})
