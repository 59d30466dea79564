import '@content-trust/playground/without-eval'
import { hydrateRoot } from 'react-dom/client'
import { DemoPage } from './demo/demo-page.tsx'
import { PageFrame } from './page-frame.tsx'

const root = document.getElementById('root')
if (root !== null) {
  hydrateRoot(
    root,
    <PageFrame page="demo">
      <DemoPage limit={root.dataset['limit'] ?? ''} scorer={root.dataset['scorer'] ?? ''} />
    </PageFrame>,
  )
}
