// Keeps the playground for when there is no network. The build fills in its files and the name of its cache.
const files = __FILES__
const cacheName = '__CACHE__'
const page = './'

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(cacheName).then((cache) => cache.addAll([page, ...files])))
})

self.addEventListener('activate', (event) => {
  const forgetOthers = caches
    .keys()
    .then((names) =>
      Promise.all(
        names
          .filter((name) => name.startsWith('playground-') && name !== cacheName)
          .map((name) => caches.delete(name)),
      ),
    )
  event.waitUntil(Promise.all([forgetOthers, self.clients.claim()]))
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin) return
  if (request.mode === 'navigate') {
    // A newer page, where there is a network.
    event.respondWith(fetch(request).catch(() => caches.match(page)))
  } else if (files.includes(pathname)) {
    // Their names change with their content.
    event.respondWith(caches.match(request).then((kept) => kept ?? fetch(request)))
  }
})
