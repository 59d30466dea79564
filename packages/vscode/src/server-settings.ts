/** The settings that the server reads, as the manifest names them behind `contentTrust.`. */
export const serverKeys = [
  'config',
  'intendedUse',
  'failOn',
  'failOnRules',
  'ignoreRules',
  'severity',
  'accept',
  'diagnosticSeverity',
  'maxFindings',
  'delayMs',
] as const

/** The section that is sent to the server: what is set, and whether config files that are code may run. */
export function serverSettings(
  get: (key: string) => unknown,
  isTrusted: boolean,
): Record<string, unknown> {
  const set = serverKeys
    .map((key) => [key, get(key)] as const)
    .filter(([, value]) => value !== null && value !== undefined && value !== '')
  // Last, so that no setting of a workspace can take its place.
  return { ...Object.fromEntries(set), runConfigCode: isTrusted }
}
