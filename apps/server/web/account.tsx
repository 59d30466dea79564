import '@content-trust/playground/without-eval'
import { hydrateRoot } from 'react-dom/client'
import { AccountPage } from './account/account-page.tsx'
import { PageFrame } from './page-frame.tsx'

const root = document.getElementById('root')
if (root !== null) {
  hydrateRoot(
    root,
    <PageFrame page="account">
      <AccountPage start={root.dataset['start'] === 'signed-in' ? 'signed-in' : 'signed-out'} />
    </PageFrame>,
  )
}
