import { plural } from '@content-trust/engine/report'
import type { Host } from '../host.ts'
import type { DraftSources } from './draft-sources.ts'

/** Says once what to install where sources are PDFs that nothing here can read. */
export async function sayMissingReader(
  { stderr }: Pick<Host, 'stderr'>,
  drafts: readonly Pick<DraftSources, 'checks'>[],
): Promise<void> {
  const unread = drafts
    .flatMap(({ checks }) => checks)
    .filter(({ checked }) => checked.notes.includes('no_pdf_reader'))
  const addresses = new Set(unread.map(({ checked }) => checked.address))
  if (addresses.size === 0) return
  await stderr.write(
    `note: ${plural(addresses.size, 'PDF')} could not be read, because \`unpdf\` is not installed. Run: npm install unpdf\n`,
  )
}
