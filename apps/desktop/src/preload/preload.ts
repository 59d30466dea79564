import '../shared/without-eval.ts'
import { contextBridge, ipcRenderer, webUtils } from 'electron'
import { CALL_CHANNEL, calls, EVENT_CHANNEL, events } from '../shared/ipc.ts'

type Listener = (payload: unknown) => void

const listeners = new Map<string, Set<Listener>>(
  Object.keys(events).map((name) => [name, new Set()]),
)

ipcRenderer.on(EVENT_CHANNEL, (_event, name: unknown, payload: unknown) => {
  if (typeof name !== 'string') return
  for (const listener of listeners.get(name) ?? []) listener(payload)
})

/** A dropped file crosses as its path, which only the system can put into a `File`. */
const pathOfFile = (value: unknown): unknown =>
  value instanceof File ? webUtils.getPathForFile(value) : value

function withPaths(input: unknown): unknown {
  if (typeof input !== 'object' || input === null) return input
  return Object.fromEntries(
    Object.entries(input).map(([key, value]: [string, unknown]) => [
      key,
      Array.isArray(value) ? value.map(pathOfFile) : value,
    ]),
  )
}

const methods = Object.keys(calls).map((name) => [
  name,
  (input: unknown) => ipcRenderer.invoke(CALL_CHANNEL, name, withPaths(input)),
])

contextBridge.exposeInMainWorld('api', {
  ...Object.fromEntries(methods),
  on: (name: unknown, listener: Listener) => {
    const set = typeof name === 'string' ? listeners.get(name) : undefined
    set?.add(listener)
    return () => set?.delete(listener)
  },
})
