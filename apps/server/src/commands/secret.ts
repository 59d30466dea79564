import type { Command } from 'commander'
import { type CommandHost, UsageError } from '../command-host.ts'
import { forgetSecondSecret, rotateSecretFile } from '../ledger/privacy/change-secret-file.ts'
import { readStorage } from '../storage-settings.ts'
import { withStore } from './with-store.ts'

/** Adds `secret`: replaces the secret of an installation without ending a key, a session or a replay. */
export function addSecret(program: Command, host: CommandHost): void {
  const secret = program.command('secret').description('replace the secret of the installation')
  secret
    .command('rotate')
    .description('make a new secret, and go on reading what the old one wrote')
    .action(() => rotate(host))
  secret
    .command('finish')
    .description('encrypt anew what the old secret wrote, and forget it; a day after the change')
    .option('--now', 'do not wait a day: repeats of earlier calls get 409')
    .action(({ now }: { now?: true }) => finish(host, now === true))
}

async function rotate(host: CommandHost): Promise<void> {
  const { dataDirectory, secret } = readStorage(host)
  if (secret !== undefined) {
    throw new UsageError(
      'The secret is in CONTENT_TRUST_SECRET, where only you can change it: make one with `openssl rand -hex 32`, set CONTENT_TRUST_SECOND_SECRET to it on every instance, then exchange the two on every instance, and a day later run `secret finish` and remove the second.',
    )
  }
  // Only a secret that opens the database may be kept for it.
  await withStore(host, async () => {})
  rotateSecretFile(dataDirectory)
  await withStore(host, async () => {})
  host.write(
    'The secret is changed. Restart the service and back up the file `secret`; run `secret finish` in a day.\n',
  )
}

async function finish(host: CommandHost, isNow: boolean): Promise<void> {
  const { dataDirectory, secret } = readStorage(host)
  const { resealed, unreadable } = await withStore(host, (store) =>
    store.administration.finishSecret(isNow),
  )
  if (secret === undefined) forgetSecondSecret(dataDirectory)
  host.write(
    `${resealed} stored answers encrypted anew, ${unreadable} that no secret opens. ${
      secret === undefined
        ? 'The old secret is deleted; restart the service.'
        : 'Remove CONTENT_TRUST_SECOND_SECRET from every instance.'
    }\n`,
  )
}
