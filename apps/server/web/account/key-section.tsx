import { useState } from 'react'
import type { KeyView, NewKeyView, Overview } from '../../src/pages/account-view.ts'
import { CreateKey } from './create-key.tsx'
import { KeyTable } from './key-table.tsx'
import { NewKey } from './new-key.tsx'
import { RevokeDialog } from './revoke-dialog.tsx'
import { RotateDialog } from './rotate-dialog.tsx'
import type { Account } from './use-account.ts'

interface KeySectionProps {
  readonly account: Account
  readonly overview: Overview
}

type Asked = { readonly kind: 'rotate' | 'revoke'; readonly key: KeyView } | null

/** The keys of the account, with the forms that create, replace and revoke them. */
export function KeySection({ account, overview }: KeySectionProps) {
  const { keys, session } = overview
  const [fresh, setFresh] = useState<NewKeyView | null>(null)
  const [asked, setAsked] = useState<Asked>(null)
  const close = (): void => setAsked(null)
  const active = keys.filter(({ is_active }) => is_active)
  return (
    <section aria-labelledby="keys-title">
      <h2 id="keys-title">Keys</h2>
      <p className="small soft">
        A key is a secret: keep it on a server, never in a browser, an app or a repository.
      </p>
      {fresh !== null && <NewKey made={fresh} onDone={() => setFresh(null)} />}
      <KeyTable
        keys={keys}
        sessionKeyId={session.key_id}
        now={Date.parse(overview.balance.recent_usage.last_24h.to)}
        onAsk={(kind, key) => setAsked({ kind, key })}
      />
      <CreateKey
        onCreate={async (label) => {
          const called = await account.createKey(label)
          if (!called.ok) return called.refusal.detail
          setFresh(called.value)
          return null
        }}
      />
      {asked?.kind === 'rotate' && (
        <RotateDialog
          name={asked.key.label}
          onClose={close}
          onRotate={async (seconds) => {
            const called = await account.rotateKey(asked.key.key_id, seconds)
            if (!called.ok) return called.refusal.detail
            setFresh(called.value)
            close()
            return null
          }}
        />
      )}
      {asked?.kind === 'revoke' && (
        <RevokeDialog
          name={asked.key.label}
          isOwn={asked.key.key_id === session.key_id}
          isLast={active.length === 1}
          onClose={close}
          onRevoke={async () => {
            const wrong = await account.revokeKey(asked.key.key_id)
            if (wrong === null) close()
            return wrong
          }}
        />
      )}
    </section>
  )
}
