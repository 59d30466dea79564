import axe from 'axe-core'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { z } from 'zod'

const auditSchema = z.object({
  violations: z.array(
    z.object({
      id: z.string(),
      nodes: z.array(z.object({ html: z.string(), target: z.unknown() })),
    }),
  ),
})

/** Expects no violation of any of axe’s rules in what the page shows now. */
export async function audit(page: Page): Promise<void> {
  expect(await findViolations(page)).toEqual([])
}

/** Waits until every finite transition has ended. */
const settled = `Promise.allSettled(
  document
    .getAnimations()
    .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime))
    .map(({ finished }) => finished),
).then(() => null)`

/** Each violation as its rule and the element that breaks it. */
export async function findViolations(page: Page): Promise<string[]> {
  await page.evaluate(axe.source)
  // During a change of theme, colours are in between.
  await page.evaluate(settled)
  const { violations } = auditSchema.parse(await page.evaluate('axe.run(document)'))
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`),
  )
}

/** Expects that nothing overflows the window horizontally. */
export async function expectNoOverflow(page: Page): Promise<void> {
  const widths = 'document.scrollingElement.scrollWidth - document.scrollingElement.clientWidth'
  // What follows the width of the window does so in its next frames.
  await expect.poll(() => page.evaluate(widths), { timeout: 10_000 }).toBe(0)
}
