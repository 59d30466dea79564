import { mkdir, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { findViolations } from '../browser/support/audit.ts'
import { audioTones, drawDeclared, drawTexture } from './support/draw-media.ts'
import {
  type Editor,
  hasChromium,
  openEditor,
  temporaryFolder,
  useChromium,
} from './support/open-editor.ts'

useChromium()

const draft = `# PreviewImages

![The loaves](img/loaves.jpg) and ![A wall](img/wall.jpg)

![](https://example.com/far.png) ![gone](img/gone.png) ![out](../secret.jpg) ![link](img/link.jpg)

![drawing](img/plan.svg)

<img alt="As HTML" src="img/again.jpg">
`

async function openImages(): Promise<Editor> {
  const base = await temporaryFolder()
  const folder = join(base, 'drafts')
  await mkdir(join(folder, 'img'), { recursive: true })
  const loaves = await drawDeclared()
  await writeFile(join(folder, 'img/loaves.jpg'), loaves)
  await writeFile(join(folder, 'img/again.jpg'), loaves)
  await writeFile(join(folder, 'img/wall.jpg'), await drawTexture())
  await writeFile(join(base, 'secret.jpg'), loaves)
  await symlink(join(base, 'secret.jpg'), join(folder, 'img/link.jpg'))
  await writeFile(join(folder, 'images.md'), draft)
  return openEditor({ startPaths: [join(folder, 'images.md')] })
}

describe.skipIf(!hasChromium)('images of a draft', () => {
  it('are scored where they lie beside it, and named where they are missing, outside or elsewhere', async () => {
    const editor = await openImages()
    const { page } = editor
    const rows = page.getByRole('region', { name: '8 images' })
    await rows
      .getByText(/^(?:Reject|Human review), 0\.\d\d$/)
      .first()
      .waitFor()
    await rows.getByRole('button', { name: /img\/loaves\.jpg/ }).click()
    const card = (name: string) => page.locator(`.image-card[aria-label="${name}"]`)
    await card('img/loaves.jpg')
      .getByText(/trained|AI-generated/)
      .first()
      .waitFor()
    await card('img/wall.jpg').getByRole('list', { name: 'Cues' }).waitFor()
    await expect.poll(() => card('img/wall.jpg').locator('.media-box').count()).toBeGreaterThan(0)
    await expect
      .poll(() => card('img/wall.jpg').locator('.media-cue-number').first().textContent())
      .toBe('1')
    await card('img/again.jpg').locator('.media-report').waitFor()
    await expect
      .poll(() => card('https://example.com/far.png').textContent())
      .toContain('not loaded')
    await expect
      .poll(() => card('img/gone.png').textContent())
      .toContain('There is no file img/gone.png.')
    await expect.poll(() => card('../secret.jpg').textContent()).toContain('outside the folder')
    await expect.poll(() => card('img/link.jpg').textContent()).toContain('outside the folder')
    await expect.poll(() => card('img/plan.svg').textContent()).toContain('no pixels')
    await page.getByText('7 of 7 scored.').waitFor()
    expect(await findViolations(page)).toEqual([])
    await editor.shoot('images-panel')
    expect(editor.complaints).toEqual([])
  })

  it('show boxes where they lie in the image', async () => {
    const { page } = await openImages()
    await page.getByRole('tab', { name: 'Images' }).click()
    const figure = page.locator('.image-card[aria-label="img/wall.jpg"] .media-thumbnail')
    await figure.locator('.media-box').first().waitFor()
    const image = await figure.locator('img').boundingBox()
    const box = await figure.locator('.media-box').first().boundingBox()
    if (image === null || box === null) throw new Error('nothing is drawn')
    expect(box.x).toBeGreaterThanOrEqual(image.x - 2)
    expect(box.y).toBeGreaterThanOrEqual(image.y - 2)
    expect(box.x + box.width).toBeLessThanOrEqual(image.x + image.width + 2)
    expect(box.width).toBeLessThan(image.width)
  })

  it('wait when they are stopped, and go on when the writer asks', async () => {
    const asked: string[] = []
    let release = (): void => undefined
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    const base = await temporaryFolder()
    for (const name of ['a', 'b']) await writeFile(join(base, `${name}.jpg`), await drawDeclared())
    await writeFile(join(base, 'two.md'), '![a](a.jpg) ![b](b.jpg)\n')
    const editor = await openEditor({
      startPaths: [join(base, 'two.md')],
      media: (real) => ({
        end: release,
        send: async (name, input) => {
          asked.push(name)
          if (asked.length === 1) await held
          return real.send(name, input)
        },
      }),
    })
    const { page } = editor
    await page.getByRole('tab', { name: 'Images' }).click()
    await page.getByText('Reading and scoring…').waitFor()
    await page.getByRole('button', { name: 'Stop' }).click()
    await page.getByText('Stopped.', { exact: true }).waitFor()
    expect(asked).toEqual(['score'])
    await page.getByRole('button', { name: 'Score again' }).click()
    await page.getByText('2 of 2 scored.').waitFor()
    expect(asked).toEqual(['score', 'score', 'score'])
  })
})

describe.skipIf(!hasChromium)('media that the user opens', () => {
  it('shows images and audio files with their results, whatever their names', async () => {
    const folder = await temporaryFolder()
    const paths = ['wall.jpg', 'tones.wav', 'nameless'].map((name) => join(folder, name))
    await writeFile(join(folder, 'wall.jpg'), await drawTexture())
    await writeFile(join(folder, 'tones.wav'), audioTones())
    await writeFile(join(folder, 'nameless'), await drawDeclared())
    const editor = await openEditor()
    const { page } = editor
    editor.choices.files = paths
    editor.choose('file.open')
    const media = page.getByRole('main', { name: 'Images, audio and video' })
    const wall = media.getByRole('region', { name: 'wall.jpg' })
    await wall.locator('.media-box').first().waitFor()
    await wall.getByText(/JPEG, 900 × 600 pixels/).waitFor()
    const tones = media.getByRole('region', { name: 'tones.wav' })
    await tones.getByRole('img', { name: /^Loudness/ }).waitFor()
    await tones.getByText(/WAV, 4\.0 seconds/).waitFor()
    await media.getByRole('region', { name: 'nameless' }).locator('.media-report').waitFor()
    expect(await findViolations(page)).toEqual([])
    await editor.shoot('media-page')
    await page.getByRole('button', { name: 'New draft' }).click()
    await page.getByRole('textbox', { name: /^Draft Untitled/ }).waitFor()
    await page.getByRole('button', { name: 'Media (3)' }).click()
    await media.getByRole('button', { name: 'Close wall.jpg' }).click()
    await wall.waitFor({ state: 'detached' })
    await page.keyboard.press('Escape')
    await media.waitFor({ state: 'detached' })
    expect(editor.complaints).toEqual([])
  })

  it('opens a video that is dropped on the window, and says what is wrong with it', async () => {
    const folder = await temporaryFolder()
    const path = join(folder, 'video.mp4')
    await writeFile(path, 'no video')
    const editor = await openEditor()
    const { page } = editor
    await page.evaluate(`{
      window.droppedPaths = ${JSON.stringify({ 'video.mp4': path })}
      const data = new DataTransfer()
      data.items.add(new File(['no video'], 'video.mp4'))
      window.dispatchEvent(new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true }))
    }`)
    const video = page.getByRole('region', { name: 'video.mp4' })
    await video.getByText(/expected WAV, MP3/).waitFor()
    await writeFile(path, audioTones())
    await video.getByRole('button', { name: 'Try again' }).click()
    await video.locator('.media-report').waitFor()
    expect(editor.complaints).toEqual([])
  })
})
