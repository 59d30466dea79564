import { capital } from '@content-trust/design'
import { allKeysOf, keymapConflicts, showKeys } from '../keys/keymap.ts'
import { isMac } from '../keys/platform.ts'
import { editingMessages } from '../language/editing-messages.ts'
import { settings } from '../state/settings.ts'
import { useStore } from '../state/store.ts'
import { Dialog } from '../widgets/dialog.tsx'
import { commands } from './commands.ts'
import { keysPage } from './keys-page-store.ts'

const { keys: messages } = editingMessages

/** Every command with its keys, as they are set now. */
export function KeysPage() {
  const isOpen = useStore(keysPage, (state) => state)
  const keymap = useStore(settings, (state) => state.keymap)
  if (!isOpen) return null
  const conflicts = keymapConflicts(commands, keymap)
  const menus = [...new Set(commands.map(({ menu }) => menu))]
  return (
    <Dialog title={messages.title} close={messages.close} onClose={() => keysPage.set(false)}>
      {conflicts.map((conflict) => (
        <p key={conflict} className="notice is-error small">
          {conflict}
        </p>
      ))}
      <div className="keys-columns">
        {menus.map((menu) => (
          <section key={menu}>
            <h3>{capital(menu)}</h3>
            <dl className="keys-list small">
              {commands
                .filter((command) => command.menu === menu)
                .map((command) => ({ command, keys: allKeysOf(command, keymap) }))
                .filter(({ keys }) => keys.length > 0)
                .map(({ command, keys }) => (
                  <div key={command.id}>
                    <dt>{command.title}</dt>
                    <dd>
                      {keys.map((one) => (
                        <kbd key={one}>{showKeys(one, isMac)}</kbd>
                      ))}
                    </dd>
                  </div>
                ))}
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  )
}
