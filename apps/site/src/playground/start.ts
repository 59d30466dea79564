import { showPlayground } from '@content-trust/playground/page'
import Engine from '@content-trust/playground/worker?worker'

const root = document.getElementById('playground')
if (root !== null) showPlayground(root, () => new Engine())

// Loads the page again without a network; where the browser has no service worker, the page works while it is open.
if ('serviceWorker' in navigator) {
  const scope = `${import.meta.env.BASE_URL.replace(/\/*$/, '/')}playground/`
  addEventListener('load', () => {
    void navigator.serviceWorker.register(`${scope}service-worker.js`, { scope }).catch(() => {})
  })
}
