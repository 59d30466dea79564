import modelFile from '../../models/synthetic-audio-risk/model.json' with { type: 'json' }
import { loadWindowModel, type WindowModel } from '../models/window-model.ts'
import { audioFeatureNames } from './features/audio-features.ts'

let made: WindowModel | undefined

/** The shipped model of synthetic audio risk; decoded at the first call. */
export function audioModel(): WindowModel {
  made ??= loadWindowModel(modelFile, audioFeatureNames)
  return made
}
