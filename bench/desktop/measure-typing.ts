import type { Page } from 'playwright-core'
import { z } from 'zod'

const WORDS = ['flour', 'baker', 'crumb', 'crust', 'ovens']
/** Between two keys of a quick writer. */
const KEY_MS = 70

const markedSchema = z.object({
  marked: z.array(z.object({ duration: z.number(), took: z.number() })),
  frames: z.array(z.number()),
  keys: z.array(z.number()),
})

export interface Typing {
  /** Milliseconds from the last key of a word to the marks, with the delay that the editor waits. */
  readonly toMarks: readonly number[]
  /** Milliseconds that the engine took in its process. */
  readonly took: readonly number[]
  /** Milliseconds between two frames while keys were pressed. */
  readonly frames: readonly number[]
  /** Milliseconds that the page worked on one key. */
  readonly keys: readonly number[]
}

/** Types words into the first paragraph of the draft and waits for the marks after each. */
export async function measureTyping(page: Page, words: number): Promise<Typing> {
  await page.locator('.cm-content').focus()
  for (const key of ['Control+Home', 'ArrowDown', 'ArrowDown']) await page.keyboard.press(key)
  await page.evaluate(watch)
  for (let word = 0; word < words; word++) {
    await page.keyboard.press('End')
    await page.evaluate('window.bench.start()')
    await page.keyboard.type(` ${WORDS[word % WORDS.length]}`, { delay: KEY_MS })
    await page.evaluate('window.bench.stop()')
    await page.evaluate(`window.bench.until(${word + 1})`)
  }
  const { marked, frames, keys } = markedSchema.parse(await page.evaluate('window.bench'))
  return {
    toMarks: marked.map(({ duration }) => duration),
    took: marked.map(({ took }) => took),
    frames,
    keys,
  }
}

/** Hears the measures that the editor leaves, and counts frames and the work on each key. */
const watch = `(() => {
  const bench = { marked: [], frames: [], keys: [], isTyping: false }
  new PerformanceObserver((list) => {
    for (const { name, duration, detail } of list.getEntries()) {
      if (name === 'marked') bench.marked.push({ duration, took: detail.took })
    }
  }).observe({ entryTypes: ['measure'] })
  let last = 0
  const frame = (now) => {
    if (!bench.isTyping) return
    if (last > 0) bench.frames.push(now - last)
    last = now
    requestAnimationFrame(frame)
  }
  let pressed = 0
  window.addEventListener('keydown', () => { pressed = performance.now() }, { capture: true })
  window.addEventListener('input', () => queueMicrotask(() => {
    bench.keys.push(performance.now() - pressed)
  }))
  bench.start = () => { bench.isTyping = true; last = 0; requestAnimationFrame(frame) }
  bench.until = async (count) => {
    while (bench.marked.length < count) await new Promise((done) => setTimeout(done, 10))
  }
  bench.stop = () => { bench.isTyping = false }
  window.bench = bench
})()`
