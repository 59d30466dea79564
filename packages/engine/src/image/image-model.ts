import modelFile from '../../models/synthetic-image-risk/model.json' with { type: 'json' }
import { loadWindowModel, type WindowModel } from '../models/window-model.ts'
import { featureNames } from './features/image-features.ts'

let made: WindowModel | undefined

/** The shipped model of synthetic image risk; decoded at the first call. */
export function imageModel(): WindowModel {
  made ??= loadWindowModel(modelFile, featureNames)
  return made
}
