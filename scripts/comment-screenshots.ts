import { mkdirSync, readFileSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright-core'
import sharp from 'sharp'
import { renderComment } from '../packages/github-action/src/comment/render-comment.ts'
import { htmlOf } from '../test/action/support/elements.ts'
import { links, sampleReport, sourcesReport } from '../test/action/support/sample-report.ts'
import { chromiumPath } from '../test/desktop-renderer/support/serve-editor.ts'

/**
 * Takes pictures of the comment of the GitHub Action for `docs/github-action`, in light and dark, with the report that
 * the tests compare with `test/action/golden/comment.md`. With `--all` narrow ones too, and with everything unfolded,
 * in `out/screens/comment`, for a person to look at.
 */
const root = resolve(import.meta.dirname, '..')
const isAll = process.argv.includes('--all')
const target = join(root, isAll ? 'out/screens/comment' : 'docs/github-action')

/** An image above this is not an image for a page. */
const MOST_BYTES = 120 * 1024

const themes = ['light', 'dark'] as const
const views = [
  { name: 'comment', report: sampleReport(), width: 800, isPublished: true, isOpen: false },
  { name: 'comment-narrow', report: sampleReport(), width: 400, isPublished: false, isOpen: false },
  { name: 'comment-open', report: sampleReport(), width: 800, isPublished: false, isOpen: true },
  { name: 'sources', report: sourcesReport(), width: 800, isPublished: true, isOpen: false },
  {
    name: 'sources-narrow',
    report: sourcesReport(),
    width: 400,
    isPublished: false,
    isOpen: false,
  },
  { name: 'sources-open', report: sourcesReport(), width: 800, isPublished: false, isOpen: true },
] as const

if (chromiumPath === undefined) {
  process.stderr.write('No Chromium was found. Install `chromium`, or set CHROMIUM_PATH.\n')
  process.exit(1)
}
mkdirSync(target, { recursive: true })
const styles = {
  light: import.meta.resolve('github-markdown-css/github-markdown-light.css'),
  dark: import.meta.resolve('github-markdown-css/github-markdown-dark.css'),
}
const browser = await chromium.launch({ executablePath: chromiumPath, args: ['--no-sandbox'] })
for (const view of views.filter(({ isPublished }) => isAll || isPublished)) {
  for (const theme of themes) await shoot(view, theme)
}
await browser.close()

async function shoot(
  { name, report, width, isOpen }: (typeof views)[number],
  theme: (typeof themes)[number],
): Promise<void> {
  const comment = htmlOf(renderComment(report, links, 60_000))
  const page = await browser.newPage({ viewport: { width, height: 600 } })
  await page.setContent(
    pageOf(isOpen ? comment.replaceAll('<details>', '<details open>') : comment, theme),
  )
  const path = join(target, `${name}-${theme}.png`)
  const image = await page.screenshot({ fullPage: true })
  await sharp(image).png({ palette: true, colours: 64, effort: 8 }).toFile(path)
  await page.close()
  const { size } = statSync(path)
  if (!isAll && size > MOST_BYTES) {
    process.stderr.write(`${name}-${theme}.png has ${size} bytes, more than ${MOST_BYTES}.\n`)
    process.exitCode = 1
  }
}

/** The comment in a box like GitHub's, with GitHub's style for Markdown. */
function pageOf(html: string, theme: (typeof themes)[number]): string {
  const style = readFileSync(fileURLToPath(styles[theme]), 'utf8')
  const colours =
    theme === 'dark'
      ? '--page:#0d1117;--box:#151b23;--line:#3d444d;--dim:#9198a1;--text:#f0f6fc'
      : '--page:#ffffff;--box:#f6f8fa;--line:#d1d9e0;--dim:#59636e;--text:#1f2328'
  return `<!doctype html><html lang="en"><meta charset="utf-8"><style>${style}
    body{margin:0;padding:16px;background:var(--page);${colours}}
    .box{border:1px solid var(--line);border-radius:6px;overflow:hidden}
    .head{padding:8px 16px;background:var(--box);border-bottom:1px solid var(--line);color:var(--dim)}
    .head,.box .markdown-body{font:14px/1.5 -apple-system,BlinkMacSystemFont,"Segoe UI","Noto Sans",Helvetica,Arial,sans-serif}
    .head b{color:var(--text)}
    .box .markdown-body{padding:16px}
  </style><div class="box"><div class="head"><b>github-actions</b> bot commented</div>
  <div class="markdown-body">${html}</div></div></html>`
}
