import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ensureInstalled } from '../../scripts/ensure-installed.ts'

/** The checker of spelling, without the parts that only other programs use. */
const SPELLER = 'harper_wasm_slim_bg.wasm'

/** Where npm puts the checker, which only a build and its own tests need. */
export function spellerPath(root: string): string {
  const folder = join(root, 'apps/desktop/src/spelling')
  ensureInstalled(folder)
  return join(folder, 'node_modules/harper.js/dist', SPELLER)
}

interface Bundle {
  emitFile(file: { type: 'asset'; fileName: string; source: Uint8Array }): void
}

/** Puts the checker beside the script that loads it. */
export function copySpeller(root: string) {
  return {
    name: 'copy-speller',
    // It is imported by the code that is bundled, so it has to be there before that is read.
    buildStart(): void {
      spellerPath(root)
    },
    generateBundle(this: Bundle): void {
      this.emitFile({ type: 'asset', fileName: SPELLER, source: readFileSync(spellerPath(root)) })
    },
  }
}
