import { Piscina } from 'piscina'

type PoolOptions = NonNullable<ConstructorParameters<typeof Piscina>[0]>

/**
 * Opens a pool of threads that outlives what goes wrong in one of them. A task that fails is told to its caller, and a
 * thread that ends is replaced. What is left over, an answer to a task that was given up meanwhile, has nobody to go to;
 * as an `error` event that nobody hears it would end the service.
 */
export function openPool<Task, Answer>(options: PoolOptions): Piscina<Task, Answer> {
  const pool = new Piscina<Task, Answer>(options)
  pool.on('error', () => undefined)
  return pool
}
