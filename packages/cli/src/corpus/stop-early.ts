/** Yields from a source until a signal asks to stop, also while the source waits for more. */
export async function* untilStopped<Value>(
  source: AsyncGenerator<Value>,
  stop: AbortSignal,
): AsyncGenerator<Value> {
  while (!stop.aborted) {
    const next = await nextOrStop(source, stop)
    if (next.done) return
    yield next.value
  }
}

// Not `Promise.race`: a promise that never settles would hold on to every value that won against it.
function nextOrStop<Value>(
  source: AsyncGenerator<Value>,
  stop: AbortSignal,
): Promise<IteratorResult<Value>> {
  return new Promise((resolve, reject) => {
    const onStop = () => resolve({ done: true, value: undefined })
    stop.addEventListener('abort', onStop, { once: true })
    source
      .next()
      .then(resolve, reject)
      .finally(() => stop.removeEventListener('abort', onStop))
  })
}
