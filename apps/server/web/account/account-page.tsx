import { AccountOverview } from './account-overview.tsx'
import { RequestAccess } from './request-access.tsx'
import { SignIn } from './sign-in.tsx'
import { useAccount } from './use-account.ts'

/** The account page: sign in with a key, then view and manage the account. */
export function AccountPage({ start }: { readonly start: 'signed-in' | 'signed-out' }) {
  const account = useAccount(start)
  const { state } = account
  switch (state.kind) {
    case 'loading':
      return (
        <div className="intro" aria-busy="true">
          <h1>Account</h1>
          <p className="soft" role="status">
            Loading the account…
          </p>
        </div>
      )
    case 'signed-out':
      return (
        <div className="doors">
          <SignIn onSignIn={account.signIn} />
          <RequestAccess />
        </div>
      )
    case 'failed':
      return (
        <div className="intro">
          <h1>Account</h1>
          <p className="notice is-error" role="alert">
            {state.detail}
          </p>
          <p>
            <button type="button" className="button" onClick={() => void account.reload()}>
              Try again
            </button>
          </p>
        </div>
      )
    case 'open':
      return <AccountOverview account={account} overview={state.overview} />
    default:
      return state satisfies never
  }
}
