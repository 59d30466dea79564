import type { Host } from '../host.ts'

/** Writes the job summary; a runner without one is fine. */
export async function writeSummary({ env, runner }: Host, text: string): Promise<void> {
  if ((env['GITHUB_STEP_SUMMARY'] ?? '') === '') return
  await runner.summary.addRaw(text, true).write()
}
