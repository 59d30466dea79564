import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import type { RunningApp } from './open-app.ts'

/** A file with these words, for as long as the test runs. */
export async function draftFile(name: string, text: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'content-trust-draft-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const path = join(folder, name)
  await writeFile(path, text)
  return path
}

/** Chooses a command in the menu of the app, as a click there would. */
export async function choose({ app }: RunningApp, id: string): Promise<void> {
  await app.evaluate(({ Menu }, item) => {
    Menu.getApplicationMenu()?.getMenuItemById(item)?.click()
  }, id)
}

/** The next question of the app gets this answer. */
export async function willAnswer({ app }: RunningApp, response: number): Promise<void> {
  await app.evaluate(({ dialog }, answer) => {
    dialog.showMessageBox = async () => ({ response: answer, checkboxChecked: false })
  }, response)
}
