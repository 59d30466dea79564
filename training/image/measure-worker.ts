import { parentPort, workerData } from 'node:worker_threads'
import { measureWindow } from '../../packages/engine/src/image/features/image-features.ts'
import { chooseWindows } from '../../packages/engine/src/image/windows.ts'
import { readVariant, type VariantName } from './image-variants.ts'

/** Measures the pictures that it is given, in order, and sends one row of features at a time. */
interface Work {
  readonly variant: VariantName
  readonly files: readonly { readonly row: number; readonly file: string }[]
}

const { variant, files }: Work = workerData
for (const { row, file } of files) {
  const pixels = await readVariant(file, variant)
  const [box] = chooseWindows(pixels.width, pixels.height, 1)
  parentPort?.postMessage({ row, features: measureWindow(pixels, box) })
}
