import { describe, expect, it, onTestFinished } from 'vitest'
import type { SourcesProcess } from '../../apps/desktop/src/main/ports.ts'
import type { SourceRow } from '../../apps/desktop/src/shared/sources.ts'
import { hasChromium, useChromium } from './support/open-editor.ts'
import {
  check,
  focusedText,
  localTasks,
  look,
  openAtSources,
  panel,
  rows,
  status,
} from './support/open-sources.ts'

useChromium()

const text = 'The [weir](https://weir.town/gates) has nine gates.\n'

/** A process that holds a check until the test lets it go on. */
function heldProcess(made: readonly SourceRow[]) {
  let release: (answer: Awaited<ReturnType<SourcesProcess['send']>>) => void = () => undefined
  const process: SourcesProcess = {
    send: async (name, input, onProgress) => {
      if (name === 'plan') return localTasks(name, input)
      onProgress?.({ done: 12, total: 200 })
      return new Promise((settle) => {
        release = settle
      })
    },
    end: () => release({ ok: false, code: 'interrupted', message: 'It was ended.' }),
  }
  return {
    process,
    finish: () => release({ ok: true, value: { rows: made, isUnanswered: false } }),
    fail: () =>
      release({ ok: false, code: 'interrupted', message: 'The check stopped before it was done.' }),
  }
}

const row: SourceRow = {
  kind: 'url',
  name: 'https://weir.town/gates',
  start: 0,
  end: 4,
  state: 'alive',
  notes: [],
  title: null,
  movedTo: null,
  popularName: null,
  claims: [],
  edit: null,
}

describe.skipIf(!hasChromium)('a check of sources', () => {
  it('shows how far it is without a word to screen readers, and is cancelled', async () => {
    const held = heldProcess([row])
    const editor = await openAtSources({ text, sources: held.process })
    onTestFinished(held.finish)
    await check(editor).click()
    await panel(editor).getByText('12 of 200').waitFor()
    await expect.poll(() => editor.page.evaluate(focusedText)).toBe('Cancel')
    await expect.poll(() => status(editor).textContent()).toBe('Checking sources…')
    await look(editor, 'running')
    await panel(editor).getByRole('button', { name: 'Cancel' }).click()
    await status(editor).getByText('Cancelled. What we got by then is kept').waitFor()
    await look(editor, 'cancelled')
    await check(editor).click()
    await panel(editor).getByText('12 of 200').waitFor()
    held.fail()
    await status(editor).getByText('The check stopped before it was done.').waitFor()
    await look(editor, 'error')
    await check(editor).click()
    await panel(editor).getByText('12 of 200').waitFor()
    held.finish()
    await status(editor).getByText('1 reference: all fine.').waitFor()
  })

  it('lists 200 references with long addresses and hostile titles as they are', async () => {
    const hostile =
      '<img src=x onerror=alert(1)> "><script>alert(2)</script> [x](javascript:alert(3))'
    const many = Array.from(
      { length: 200 },
      (_, at): SourceRow => ({
        ...row,
        start: at,
        end: at + 1,
        name: `https://weir.town/${'a-very-long-part-of-an-address/'.repeat(at % 12)}${at}?q=${'x'.repeat((at % 5) * 90)}`,
        state: (['alive', 'moved', 'gone', 'blocked', 'timeout'] as const)[at % 5] ?? 'alive',
        title: at % 3 === 0 ? `${hostile} ${'w'.repeat(300)}` : null,
        claims:
          at % 4 === 0
            ? [
                {
                  text: `${hostile} holds ${'words '.repeat(60)}`,
                  verdict: 'not_found',
                  facts: [{ claimed: 'y'.repeat(300), verdict: 'not_found', stated: null }],
                  sentence: null,
                },
              ]
            : [],
      }),
    )
    const held = heldProcess(many)
    const editor = await openAtSources({ text, sources: held.process })
    await check(editor).click()
    await panel(editor).getByText('12 of 200').waitFor()
    held.finish()
    await expect.poll(() => rows(editor).count()).toBe(200)
    await rows(editor).first().getByText('<img src=x onerror=alert(1)>').first().waitFor()
    const wide = `(() => { const body = document.querySelector('.panel-body'); return body.scrollWidth - body.clientWidth })()`
    expect(await editor.page.evaluate(wide)).toBeLessThanOrEqual(0)
    await look(editor, 'many')
    await rows(editor).first().getByRole('button').first().focus()
    await editor.page.keyboard.press('End')
    await rows(editor).last().getByRole('button').first().waitFor()
    await expect
      .poll(() => editor.page.evaluate(`document.activeElement?.textContent.includes('/199')`))
      .toBe(true)
    expect(editor.complaints).toEqual([])
  })
})
