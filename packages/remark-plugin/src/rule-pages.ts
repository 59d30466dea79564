/** The pages about rules that are installed with the plugin: beside `src` and beside the folder of the bundle. */
const folder = new URL('../rules/', import.meta.url)

/** The address of a page that is installed with the plugin. */
export function installedPage(name: string): string {
  return new URL(`${name}.md`, folder).href
}
