import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { openPostgres } from '../../apps/server/src/ledger/database/postgres.ts'
import { openSqlite } from '../../apps/server/src/ledger/database/sqlite.ts'
import { callOf, runCall } from './support/calls.ts'
import { keyIdIn, keyIn, openPlace } from './support/run-command.ts'

describe('the admin command', () => {
  it('creates, lists, rotates with an overlap, and revokes keys of the local account (decision 30)', async () => {
    const { run, withStore, pass } = await openPlace()
    expect(await run('keys', 'list')).toMatchObject({
      status: 2,
      errors: expect.stringContaining('no local account yet'),
    })
    await withStore((store) => store.accounts.ensureLocal())
    pass(1)
    const made = await run('keys', 'create', '--label', 'build server')
    expect(made.status).toBe(0)
    const opens = (key: string) => withStore((store) => store.accounts.findByKey(key))
    expect(await opens(keyIn(made.out))).not.toBeNull()

    const listed = await run('keys', 'list')
    expect(listed.out).toMatch(/active .* build server/)
    expect(listed.out).not.toContain(keyIn(made.out))

    const rotated = await run('keys', 'rotate', keyIdIn(made.out), '--overlap', '30m')
    expect(rotated.out).toContain('expires in 30m')
    expect(await opens(keyIn(made.out))).not.toBeNull()
    pass(30 * 60_000)
    expect(await opens(keyIn(made.out))).toBeNull()
    expect(await opens(keyIn(rotated.out))).not.toBeNull()

    expect((await run('keys', 'revoke', keyIdIn(rotated.out))).status).toBe(0)
    expect(await opens(keyIn(rotated.out))).toBeNull()
  })

  it('R-BILL-21 creates an account with 150 cents, credits it once for each reference, and lists it', async () => {
    const { run } = await openPlace()
    const made = await run('accounts', 'create', '--email', 'a@example.org')
    expect(keyIn(made.out)).not.toBe('')
    for (let time = 0; time < 2; time++) {
      const credited = await run('accounts', 'credit', 'a@example.org', '12.5', '--reference', 'p1')
      expect(credited.out).toContain('has 162.5 cents')
    }
    expect((await run('accounts', 'list')).out).toMatch(/a@example\.org +162\.5 /)
    expect((await run('accounts', 'video', 'a@example.org', 'on')).status).toBe(0)
    expect((await run('accounts', 'list')).out).toMatch(/ video$/m)
  })

  it('R-AUTH-05 approves a request for access once', async () => {
    const { run, withStore } = await openPlace()
    await withStore((store) =>
      store.accessRequests.add({
        id: 'req_1',
        name: 'Bell\u0007\n\u001b[2J',
        email: 'b@example.org',
        company: null,
        volume: null,
        useCase: 'A blog.',
      }),
    )
    const listed = await run('accounts', 'requests')
    expect(listed.out.split('\n')).toHaveLength(3)
    expect(listed.out).not.toContain('\u001b')
    expect(keyIn((await run('accounts', 'approve', 'req_1')).out)).not.toBe('')
    expect(await run('accounts', 'approve', 'req_1')).toMatchObject({ status: 2, out: '' })
    expect(await run('accounts', 'approve', 'req_2')).toMatchObject({ status: 2, out: '' })
  })

  it('verifies the ledger (decision 35)', async () => {
    const { run, withStore } = await openPlace()
    await withStore(async (store) => {
      await runCall(store, callOf(await store.accounts.create({ email: 'a@example.org' })))
    })
    const verify = (...options: string[]) => run('ledger', 'verify', ...options)
    const well = (extent: string) => ({
      status: 0,
      out: expect.stringMatching(`${extent}.\nAll invariants hold.\n$`),
      errors: '',
    })
    expect(await verify()).toEqual(well('3 rows of the ledger were read, since the last check'))
    expect(await verify()).toEqual(well('0 rows of the ledger were read, since the last check'))
    expect(await verify('--full')).toEqual(well('3 rows of the ledger were read, all'))
  })

  it('refuses in one line a database that a newer version has changed, and changes nothing', async () => {
    const { run, directory, databaseUrl } = await openPlace()
    await run('accounts', 'create', '--email', 'a@example.org')
    const { db } =
      databaseUrl === undefined
        ? openSqlite(join(directory, 'content-trust.sqlite'))
        : openPostgres(databaseUrl)
    await db.insertInto('migrations').values({ name: '9999', applied_at: 0 }).execute()
    expect(await run('accounts', 'create', '--email', 'b@example.org')).toEqual({
      status: 2,
      out: '',
      errors: expect.stringMatching(
        /^error: The database has migration `9999`, which this version does not know: use .* newer one\. To go back .* restore the backup .*\n$/,
      ),
    })
    expect(await db.selectFrom('accounts').select('email').execute()).toEqual([
      { email: 'a@example.org' },
    ])
    await db.destroy()
  })

  it.each([
    [['accounts', 'create', '--email', 'nobody'], 'expected an email address'],
    [['accounts', 'create'], '--email'],
    [['accounts', 'credit', 'x@example.org', '5'], 'no account `x@example.org`'],
    [['accounts', 'credit', 'x@example.org', '-5'], 'expected cents above 0'],
    [['accounts', 'credit', 'x@example.org', '0'], 'expected cents above 0'],
    [['accounts', 'credit', 'x@example.org', '0.00001'], 'at most 4 decimals'],
    [['accounts', 'credit', 'x@example.org', '1e3'], 'at most 4 decimals'],
    [['accounts', 'video', 'x@example.org', 'maybe'], 'expected on or off'],
    [['keys', 'rotate', 'key_1', '--overlap', '1y'], 'expected a number and s, m, h or d'],
    [['keys', 'rotate', 'key_1', '--overlap', '91d'], 'at most 90 days'],
    [['keys', 'revoke', 'key_1', '--account', 'acct_1'], 'no account `acct_1`'],
    [['keys', 'burn'], 'burn'],
  ])('%j is refused in one line', async (args, message) => {
    const { run } = await openPlace()
    const { status, out, errors } = await run(...args)
    expect(status).toBe(2)
    expect(out).toBe('')
    expect(errors).toContain(message)
    expect(errors).not.toContain('    at ')
  })
})
