import { measureWindow } from '../../packages/engine/src/image/features/image-features.ts'
import { chooseWindows } from '../../packages/engine/src/image/windows.ts'
import { answerWork } from '../media/answer-work.ts'
import { readVariant, type VariantName } from './image-variants.ts'

await answerWork(async (file, variant: VariantName) => {
  const pixels = await readVariant(file, variant)
  const [box] = chooseWindows(pixels.width, pixels.height, 1)
  return measureWindow(pixels, box)
})
