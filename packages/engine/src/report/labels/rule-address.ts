/**
 * Web address of the page about a built-in rule. The page is published with the command line, so the
 * address names the minor version of the engine: what it says is what that version does.
 */
export function ruleAddress(id: string, engineVersion: string): string {
  const minor = engineVersion.split('.').slice(0, 2).join('.')
  return `https://unpkg.com/content-trust@${minor}/dist/rules/${id}.md`
}
