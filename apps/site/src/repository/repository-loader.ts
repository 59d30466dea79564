import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { Loader, LoaderContext } from 'astro/loaders'
import { readSiteOptions } from '../site-options.ts'
import { type RepositoryPage, readPages } from './pages.ts'

/** Loads the Markdown of the repository where it lies, so that the site keeps no copies. */
export function repositoryLoader(): Loader {
  return {
    name: 'repository',
    load: async (context) => {
      const top = fileURLToPath(new URL('../../', context.config.root))
      const pages = [...readPages(top).values()]
      // Every build renders every page: links depend on the other pages, and the gate is to see all.
      context.store.clear()
      for (const page of pages) await storePage(context, top, page)
      context.watcher?.on('change', (changed) => {
        const page = [...readPages(top).values()].find(({ path }) => join(top, path) === changed)
        if (page !== undefined) void storePage(context, top, page)
      })
      context.watcher?.add(pages.map(({ path }) => join(top, path)))
    },
  }
}

async function storePage(
  { store, parseData, renderMarkdown, generateDigest }: LoaderContext,
  top: string,
  { path, address, title, text }: RepositoryPage,
): Promise<void> {
  const file = join(top, path)
  const editUrl = /^<!-- Generated/.test(text)
    ? false
    : `${readSiteOptions(process.env).repository}/edit/main/${path}`
  const data = await parseData({ id: address, data: { title, editUrl }, filePath: file })
  const rendered = await renderMarkdown(text, { fileURL: pathToFileURL(file) })
  const assetImports = rendered.metadata?.imagePaths
  // Without this, a page that changed while it was served would be kept.
  store.delete(address)
  store.set({
    id: address,
    data,
    body: text,
    filePath: `../../${path}`,
    digest: generateDigest(text),
    rendered,
    ...(assetImports === undefined ? {} : { assetImports }),
  })
}
