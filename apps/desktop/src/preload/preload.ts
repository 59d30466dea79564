import '../shared/without-eval.ts'
import { contextBridge, ipcRenderer, webUtils } from 'electron'
import {
  CALL_CHANNEL,
  calls,
  DROP_CHANNEL,
  EVENT_CHANNEL,
  events,
  isDropCall,
} from '../shared/ipc.ts'

type Listener = (payload: unknown) => void

const listeners = new Map<string, Set<Listener>>(
  Object.keys(events).map((name) => [name, new Set()]),
)

ipcRenderer.on(EVENT_CHANNEL, (_event, name: unknown, payload: unknown) => {
  if (typeof name !== 'string') return
  for (const listener of listeners.get(name) ?? []) listener(payload)
})

/**
 * Dropped files cross as their paths. Only the system can put a path into a `File`: one that a page made has
 * none, and anything else that a page writes is refused here, before it leaves for the main process.
 */
function openDropped(input: unknown): Promise<unknown> {
  const given: unknown =
    typeof input === 'object' && input !== null ? Reflect.get(input, 'files') : null
  const files = Array.isArray(given) ? given.filter((value) => value instanceof File) : []
  if (!Array.isArray(given) || files.length !== given.length) {
    const message = 'openDropped: only File objects that were dropped on the window are taken.'
    return Promise.resolve({ ok: false, code: 'invalid_call', message })
  }
  const placed = files.map((file) => ({ name: file.name, path: webUtils.getPathForFile(file) }))
  return ipcRenderer.invoke(DROP_CHANNEL, 'openDropped', {
    files: placed.filter(({ path }) => path !== '').map(({ path }) => path),
    withoutPath: placed.filter(({ path }) => path === '').map(({ name }) => name.slice(0, 255)),
  })
}

const methods = Object.keys(calls)
  .filter((name) => !isDropCall(name))
  .map((name) => [name, (input: unknown) => ipcRenderer.invoke(CALL_CHANNEL, name, input)])

contextBridge.exposeInMainWorld('api', {
  ...Object.fromEntries(methods),
  openDropped,
  on: (name: unknown, listener: Listener) => {
    const set = typeof name === 'string' ? listeners.get(name) : undefined
    set?.add(listener)
    return () => set?.delete(listener)
  },
})
