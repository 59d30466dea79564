import { useSyncExternalStore } from 'react'

/** A value that parts of the editor share; each slice of the state is one of these. */
export interface Store<State> {
  get(): State
  set(next: State): void
  change(step: (state: State) => State): void
  subscribe(listener: () => void): () => void
}

/** Makes a store. Setting an equal value notifies nobody. */
export function createStore<State>(initial: State): Store<State> {
  let state = initial
  const listeners = new Set<() => void>()
  const set = (next: State): void => {
    if (Object.is(next, state)) return
    state = next
    for (const listener of [...listeners]) listener()
  }
  return {
    get: () => state,
    set,
    change: (step) => set(step(state)),
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** Reads a part of a store and draws again when it changes; `select` must give the same part for the same state. */
export function useStore<State, Part>(store: Store<State>, select: (state: State) => Part): Part {
  return useSyncExternalStore(store.subscribe, () => select(store.get()))
}
