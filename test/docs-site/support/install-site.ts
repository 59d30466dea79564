import { ensureInstalled } from '../../../scripts/ensure-installed.ts'

/** Installs what builds the site, before tests build several at a time. */
export default function installSite(): void {
  ensureInstalled('apps/site')
}
