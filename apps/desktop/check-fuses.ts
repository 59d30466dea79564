import { FuseV1Options, getCurrentFuseWire } from '@electron/fuses'

/** What the packed program may not do, whatever its arguments and surroundings say. */
export const fuses = {
  runAsNode: false,
  enableCookieEncryption: true,
  enableNodeOptionsEnvironmentVariable: false,
  enableNodeCliInspectArguments: false,
  enableEmbeddedAsarIntegrityValidation: true,
  onlyLoadAppFromAsar: true,
  grantFileProtocolExtraPrivileges: false,
} as const

const places: Readonly<Record<keyof typeof fuses, FuseV1Options>> = {
  runAsNode: FuseV1Options.RunAsNode,
  enableCookieEncryption: FuseV1Options.EnableCookieEncryption,
  enableNodeOptionsEnvironmentVariable: FuseV1Options.EnableNodeOptionsEnvironmentVariable,
  enableNodeCliInspectArguments: FuseV1Options.EnableNodeCliInspectArguments,
  enableEmbeddedAsarIntegrityValidation: FuseV1Options.EnableEmbeddedAsarIntegrityValidation,
  onlyLoadAppFromAsar: FuseV1Options.OnlyLoadAppFromAsar,
  grantFileProtocolExtraPrivileges: FuseV1Options.GrantFileProtocolExtraPrivileges,
}

/** The wire holds a character for each fuse; this one says that it is on. */
const ON = '1'.charCodeAt(0)

/** Reads the fuses of a packed program; an error names the first that is not as it has to be. */
export async function checkFuses(program: string): Promise<void> {
  const found = new Map(
    Object.entries(await getCurrentFuseWire(program)).map(([place, state]) => [
      Number(place),
      state,
    ]),
  )
  for (const [name, place] of Object.entries(places)) {
    const wanted = Object.entries(fuses).find(([fuse]) => fuse === name)?.[1]
    const isOn = found.get(place) === ON
    if (isOn !== wanted)
      throw new Error(`The fuse ${name} is ${isOn ? 'on' : 'off'} in ${program}.`)
  }
}
