import { engineVersion } from '../../packages/engine/src/version.ts'
import type { MediaCard } from '../media/media-card.ts'
import type { LabelledImage } from './image-corpus.ts'

/** The card of the image model, but for its figures. */
export const imageCard: MediaCard = {
  id: 'synthetic-image-risk',
  summary:
    'How much the fine statistics of an image are like those of generated images that were seen in training. It is not proof of how an image was made.',
  making: `Boosted trees of our own trainer, and a logistic regression on the ranks of the same features, both in log-odds, over hand-made features of windows of 256 × 256 pixels: residuals of high-pass filters, words of neighbouring residuals, rings of neighbours, radial spectrum, 8 × 8 cosine waves, places in grids, noise by texture and brightness, scales, edges, colours, and the same at half the size. Fitted to each image as it is, recompressed at JPEG quality 75, at half size, and at 0.72 of its size. Sources weigh by the root of their size, both labels alike. A result takes the median of up to four windows. Calibrated on images by people whose source the fit has not seen: 95 % of them lie below 0.40. The highest risk by pixels is 0.69. Settings were chosen on left-out sources, the same that are measured below (\`training/results/image-candidates.md\`), so these figures are a little kind. Engine ${engineVersion}. \`npm run train -- image\` makes the file again.`,
  measuring: 'Measured by `npm run evaluate -- image` on sources that the model was not fitted to.',
  limits:
    'New generators and edited photos are often read wrongly, so pixels alone never make a risk high. Small, flat, animated and heavily compressed images are not judged. Generators that were not there to be learned from: Imagen, Firefly, Stable Diffusion 3 and XL, DALL-E 3, later versions of Midjourney.',
  data: 'The images are not part of this project; the file holds fitted numbers. Licences are as stated at the source; several sources state none, and the samples of ImageNet are said to be for research. Whether that fits your use is for you to decide. BSDS states research that is not commercial, so no model was fitted to it; it is measured alone.',
  medium: 'images',
}

/** Who made an image, as its source is named in the card. */
export function makerOf({ label, generator }: LabelledImage): string {
  return label === 'real' ? 'by people' : (generator ?? 'generated')
}
