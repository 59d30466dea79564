import { parentPort, workerData } from 'node:worker_threads'

interface Work<Variant> {
  readonly variant: Variant
  readonly files: readonly { readonly row: number; readonly file: string }[]
}

/** Measures the files that this worker is given, in order, and sends one row of features at a time. */
export async function answerWork<Variant extends string>(
  measure: (file: string, variant: Variant) => Promise<Float64Array>,
): Promise<void> {
  const { variant, files }: Work<Variant> = workerData
  for (const { row, file } of files) {
    parentPort?.postMessage({ row, features: await measure(file, variant) })
  }
}
