import type { Route } from './define-route.ts'
import { analyze } from './routes/analyze.ts'
import { analyzeAudio } from './routes/analyze-audio.ts'
import { analyzeBatch } from './routes/analyze-batch.ts'
import { analyzeImage } from './routes/analyze-image.ts'
import { analyzeStyle } from './routes/analyze-style.ts'
import { analyzeText } from './routes/analyze-text.ts'
import { analyzeVideo } from './routes/analyze-video.ts'
import { balance } from './routes/balance.ts'
import { demoAnalyze } from './routes/demo-analyze.ts'
import { demoAnalyzeAudio } from './routes/demo-analyze-audio.ts'
import { demoAnalyzeImage } from './routes/demo-analyze-image.ts'
import { health } from './routes/health.ts'
import { requestAccess } from './routes/request-access.ts'

/** Every operation, in the order of the reference. */
export const routes: readonly Route[] = [
  analyze,
  analyzeStyle,
  analyzeBatch,
  balance,
  demoAnalyze,
  demoAnalyzeImage,
  demoAnalyzeAudio,
  requestAccess,
  health,
  analyzeText,
  analyzeImage,
  analyzeAudio,
  analyzeVideo,
]
