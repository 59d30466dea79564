import { z } from 'zod'
import { memoryOf } from './measure-memory.ts'
import type { OpenEditor } from './open-editor.ts'

/** Changes after which the time of a check is taken. */
const CHANGES = 20

const timesSchema = z.array(z.number())

export interface SpellingTimes {
  /** Milliseconds from nothing to the first words checked: the process starts and loads the checker. */
  readonly toFirst: number
  /** Milliseconds from nothing to the whole draft checked. */
  readonly toAll: number
  /** Milliseconds from the request to the marks when one paragraph has changed, without the pause of 400 ms. */
  readonly toAgain: readonly number[]
  /** Working set of its process after all that, in MB. */
  readonly megabytes: number
}

/** Switches spelling off and on in an open draft, then changes one paragraph a few times. */
export async function measureSpelling(editor: OpenEditor): Promise<SpellingTimes> {
  const { page } = editor
  await page.evaluate(watch)
  await switchSpelling(editor, false)
  await page.waitForTimeout(1000)
  await switchSpelling(editor, true)
  const [toFirst = 0] = timesSchema.parse(await page.evaluate(`window.spelling.after('first', 1)`))
  const [toAll = 0] = timesSchema.parse(await page.evaluate(`window.spelling.after('checked', 1)`))
  await page.locator('.cm-content').focus()
  for (const key of ['Control+Home', 'ArrowDown', 'ArrowDown']) await page.keyboard.press(key)
  for (let change = 1; change <= CHANGES; change++) {
    await page.keyboard.press('End')
    await page.keyboard.type(' flour', { delay: 30 })
    await page.evaluate(`window.spelling.after('checked', ${change + 1})`)
  }
  const times = await page.evaluate(`window.spelling.after('checked', ${CHANGES + 1})`)
  const sets = await memoryOf(editor)
  const megabytes = sets.find(({ type }) => type === 'Content Trust spelling')?.megabytes ?? 0
  return { toFirst, toAll, toAgain: timesSchema.parse(times).slice(1), megabytes }
}

/** Switches the check of spelling on or off, as in the settings. */
export async function switchSpelling({ page }: OpenEditor, isOn: boolean): Promise<void> {
  await page.evaluate(`(async () => {
    const { value } = await window.api.getSettings({})
    await window.api.setSettings({ spelling: { ...value.spelling, isOn: ${isOn} } })
  })()`)
}

/** Hears the measures that the editor leaves. */
const watch = `(() => {
  const spelling = { first: [], checked: [] }
  new PerformanceObserver((list) => {
    for (const { name, duration } of list.getEntries()) {
      if (name.startsWith('spelling-')) spelling[name.slice(9)].push(duration)
    }
  }).observe({ entryTypes: ['measure'] })
  spelling.after = async (name, count) => {
    const before = performance.now()
    while (spelling[name].length < count && performance.now() - before < 120000) {
      await new Promise((done) => setTimeout(done, 10))
    }
    return spelling[name]
  }
  window.spelling = spelling
})()`
