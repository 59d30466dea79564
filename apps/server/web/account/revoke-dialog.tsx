import { AskDialog } from './ask-dialog.tsx'

interface RevokeDialogProps {
  readonly name: string
  /** Whether this session was opened with the key. */
  readonly isOwn: boolean
  readonly isLast: boolean
  readonly onClose: () => void
  readonly onRevoke: () => Promise<string | null>
}

/** Revokes a key. */
export function RevokeDialog({ name, isOwn, isLast, onClose, onRevoke }: RevokeDialogProps) {
  return (
    <AskDialog
      title={`Revoke “${name}”`}
      action="Revoke the key"
      isDanger={true}
      onClose={onClose}
      onConfirm={onRevoke}
    >
      <p>Calls with this key will be refused, and its sessions will end.</p>
      {isLast && (
        <p className="notice">
          This is the last active key. Without one you cannot sign in again. To change it, replace
          it instead.
        </p>
      )}
      {isOwn && !isLast && (
        <p className="notice">You signed in with this key: you will be signed out.</p>
      )}
    </AskDialog>
  )
}
