import { engineVersion } from '../../packages/engine/src/version.ts'
import type { MediaCard } from '../media/media-card.ts'
import { type LabelledAudio, sourceOf } from './audio-corpus.ts'

/** The card of the audio model, but for its figures. */
export const audioCard: MediaCard = {
  id: 'synthetic-audio-risk',
  summary:
    'How much the rhythm, melody and band courses of speech are like those of synthetic speech that was seen in training. It is not proof of how a recording was made.',
  making: `Boosted trees of our own trainer, and a logistic regression on the ranks of the same features, both in log-odds. The features are those that hold on systems and speakers that were not fitted to: how bands rise and fall together, pitch, loudness and pauses, and the rates at which loudness changes. Cepstra, band levels, flatness, grain of the spectrogram, overtones and linear prediction were measured and left out, because they know the microphone and the codec better than the voice (\`training/results/audio-candidates.md\`). Fitted to each recording as it is, after MP3 at 48 kb/s (by ffmpeg, which is needed for training alone), and after 8 kHz. Sources weigh by the root of their size, both labels alike. A result takes the median of up to six windows of 10 seconds. Calibrated on recordings of people whose collection the fit has not seen: 95 % of them lie below 0.40. The highest risk by sound is 0.69. Families and settings were chosen on the same left-out systems that are measured below, so these figures are a little kind. Engine ${engineVersion}. \`npm run train -- audio\` makes the file again.`,
  measuring: 'Measured by `npm run evaluate -- audio`.',
  limits:
    'The pool is small: 395 recordings of people, 610 of 19 systems, most of them from before 2024. Voices that are cloned by codec language models are hardly noticed. Studio recordings of people who read evenly can look synthetic. Speech only: music and noise are not judged. Almost all of it is English.',
  data: 'The recordings are not part of this project; the file holds fitted numbers. Licences are as stated at the source, and most pages state none for their samples. Whether that fits your use is for you to decide.',
  medium: 'recordings',
}

/** Whose voice a recording has, as its source is named in the card. */
export function voiceOf(clip: LabelledAudio): string {
  return clip.label === 'human' ? 'people' : sourceOf(clip)
}
