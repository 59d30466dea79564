/** The id of a module with forward slashes on every system, so that one pattern fits. */
export function modulePath(id: string): string {
  return id.replaceAll('\\', '/')
}
