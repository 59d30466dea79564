import { counted } from '@content-trust/design'
import type { Overview } from '../../src/pages/account-view.ts'
import { money } from '../words.ts'
import { CallTable } from './call-table.tsx'
import { KeySection } from './key-section.tsx'
import { moment } from './times.ts'
import { UsageChart } from './usage-chart.tsx'
import type { Account } from './use-account.ts'

interface AccountOverviewProps {
  readonly account: Account
  readonly overview: Overview
}

/** Everything about one account. */
export function AccountOverview({ account, overview }: AccountOverviewProps) {
  const { balance, days, email, recent } = overview
  const { last_24h, last_7d, last_30d } = balance.recent_usage
  const windows = [
    ['Last 24 hours', last_24h],
    ['Last 7 days', last_7d],
    ['Last 30 days', last_30d],
  ] as const
  return (
    <div className="account">
      <div className="account-head">
        <h1>Account</h1>
        <p className="soft account-name">{email ?? 'Local account'}</p>
        <button type="button" className="button is-small" onClick={() => void account.signOut()}>
          Sign out
        </button>
      </div>

      <section className="balance" aria-labelledby="balance-title">
        <h2 id="balance-title">Balance</h2>
        <p className="balance-figure figures">{money(balance.balance_cents)}</p>
        <p className="small soft">
          {balance.last_usage_at === null
            ? 'Not used yet.'
            : `Last used ${moment(balance.last_usage_at)}.`}
        </p>
        <p className="small soft top-up">
          Credit is prepaid and never goes below zero: a call that costs more than the balance is
          refused, and nothing is charged. The operator of this service adds credit with{' '}
          <code>content-trust-server accounts credit</code>.
        </p>
      </section>

      <section aria-labelledby="usage-title">
        <h2 id="usage-title">Usage</h2>
        <dl className="windows">
          {windows.map(([name, { calls, units_analyzed, spent_cents }]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd className="window-figure figures">{money(spent_cents)}</dd>
              <dd className="small soft figures">
                {counted(calls, 'call')}, {counted(units_analyzed, 'unit')}
              </dd>
            </div>
          ))}
        </dl>
        <UsageChart days={days} />
      </section>

      <KeySection account={account} overview={overview} />

      <section aria-labelledby="calls-title">
        <h2 id="calls-title">Recent calls</h2>
        <p className="small soft">
          For each call, the service stores a hash of the content and the details below. It stores a
          text only if the call set <code>store_content</code>, and never stores media.
        </p>
        <CallTable
          calls={recent.calls}
          keys={overview.keys}
          hasMore={recent.has_more}
          onMore={account.olderCalls}
        />
      </section>
    </div>
  )
}
