/** Switches that the packed program takes: how Chromium draws, that an installer has run; nothing that opens or weakens it. */
const harmless: ReadonlySet<string> = new Set([
  'class',
  'disable-gpu',
  'disable-gpu-compositing',
  'enable-wayland-ime',
  'force-device-scale-factor',
  'force-renderer-accessibility',
  'gtk-version',
  'high-dpi-support',
  'lang',
  'ozone-platform',
  'ozone-platform-hint',
  'updated',
  'wayland-text-input-version',
])

interface Start {
  /** Arguments of the program, its own path first. */
  readonly args: readonly string[]
  readonly platform: NodeJS.Platform
  /** Whether the user is root, to whom Chromium refuses its sandbox. */
  readonly isRoot: boolean
}

/**
 * The first switch that the packed program refuses, or null. Whoever can start it could otherwise read and write
 * every draft by a debugging port, run code in it, or take its sandbox away, in the name of an app that the user
 * has given rights to. What is not known to be harmless is refused: Chromium has more than a thousand switches.
 */
export function refusedSwitch({ args, platform, isRoot }: Start): string | null {
  for (const argument of args.slice(1)) {
    // Behind this all are names of files.
    if (argument === '--') return null
    const name = switchName(argument, platform)
    if (name === null || harmless.has(name)) continue
    if (name === 'no-sandbox' && isRoot) continue
    // macOS gives each program that it starts from the Finder a number.
    if (platform === 'darwin' && /^psn_/.test(name)) continue
    return argument.replace(/=.*/s, '')
  }
  return null
}

/** The name of a switch as Chromium reads it; null for anything else, such as the name of a file. */
function switchName(argument: string, platform: NodeJS.Platform): string | null {
  const marks = platform === 'win32' ? /^(?:--|-|\/)([^=]+)/ : /^(?:--|-)([^=]+)/
  return marks.exec(argument)?.[1]?.toLowerCase() ?? null
}
