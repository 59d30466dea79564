/** Where a package with native code runs, in the fields of a manifest. */
export interface Platform {
  readonly cpu: readonly string[]
  readonly os?: readonly string[]
  readonly libc?: readonly string[]
}

const systems = [
  'aix',
  'android',
  'darwin',
  'freebsd',
  'linux',
  'netbsd',
  'openbsd',
  'openharmony',
  'sunos',
  'win32',
]
const processors = [
  'arm',
  'arm64',
  'ia32',
  'loong64',
  'mips64el',
  'ppc64',
  'riscv64',
  's390x',
  'wasm32',
  'x64',
]
const libraries: Readonly<Record<string, string>> = {
  gnu: 'glibc',
  gnueabihf: 'glibc',
  musl: 'musl',
  musleabihf: 'musl',
}

/** Reads the platform from a name such as `@scope/binding-linux-arm64-musl`; null when it names none. */
export function platformOf(name: string): Platform | null {
  const parts = name.split('/').at(-1)?.split('-') ?? []
  const cpu = parts.find((part) => processors.includes(part))
  if (cpu === undefined) return null
  const os = parts.find((part) => systems.includes(part))
  const [libc] = parts.flatMap((part) => libraries[part] ?? [])
  return {
    cpu: [cpu],
    ...(libc === undefined || os !== 'linux' ? {} : { libc: [libc] }),
    ...(os === undefined ? {} : { os: [os] }),
  }
}
