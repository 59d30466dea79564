import type { Handlers } from '../handle-call.ts'
import { messages } from '../language/messages.ts'
import { checkServer } from './check-server.ts'
import type { Keychain } from './keychain.ts'
import type { ServerConsent } from './server-consent.ts'
import type { SettingsStore } from './settings-store.ts'

interface SettingsParts {
  readonly settings: Pick<SettingsStore, 'current'>
  readonly consent: Pick<ServerConsent, 'change' | 'mayTest'>
  /** Each key is encrypted and bound to one origin. */
  readonly keys: { readonly server: Keychain; readonly rewriter: Keychain }
}

/** The calls that read and change the app's settings and keys. */
export function createSettingsCalls({
  settings,
  consent,
  keys,
}: SettingsParts): Pick<
  Handlers,
  'getSettings' | 'setSettings' | 'getKey' | 'setKey' | 'clearKey' | 'testServer'
> {
  return {
    getSettings: () => settings.current(),
    setSettings: (patch) => consent.change(patch),
    getKey: ({ of }) => keys[of].state(),
    setKey: async ({ of, key, address }) => {
      await keys[of].set(key, address)
      return keys[of].state()
    },
    clearKey: async ({ of }) => {
      await keys[of].clear()
      return keys[of].state()
    },
    testServer: async ({ address }) => {
      if (await consent.mayTest(address)) {
        return checkServer(address, await keys.server.read(address))
      }
      return { status: 'not_asked', message: messages.server.not_asked }
    },
  }
}
