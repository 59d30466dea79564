import documentProvenanceModel from '../../models/document-provenance/model.json' with {
  type: 'json',
}
import documentSpecificityModel from '../../models/document-specificity/model.json' with {
  type: 'json',
}
import hedgingModel from '../../models/hedging/model.json' with { type: 'json' }
import kindModel from '../../models/kind-of-writing/model.json' with { type: 'json' }
import loadedModel from '../../models/loaded-wording/model.json' with { type: 'json' }
import manifest from '../../models/manifest.json' with { type: 'json' }
import provenanceModel from '../../models/provenance-weakness/model.json' with { type: 'json' }
import slopModel from '../../models/slop-risk/model.json' with { type: 'json' }
import specificityModel from '../../models/specificity-risk/model.json' with { type: 'json' }
import audioModel from '../../models/synthetic-audio-risk/model.json' with { type: 'json' }
import imageModel from '../../models/synthetic-image-risk/model.json' with { type: 'json' }
import textureModel from '../../models/synthetic-texture-risk/model.json' with { type: 'json' }
import claimModel from '../../models/unsupported-claim/model.json' with { type: 'json' }
import type { ManifestEntry } from '../models/check-checksum.ts'
import { sha256 } from '../models/sha256.ts'
import type { AboutModel } from '../schema/index.ts'

/** A model as it was loaded. */
export interface LoadedModel {
  readonly id: string
  readonly version: string
}

const models: readonly LoadedModel[] = [
  textureModel,
  slopModel,
  documentSpecificityModel,
  documentProvenanceModel,
  specificityModel,
  provenanceModel,
  claimModel,
  hedgingModel,
  loadedModel,
  kindModel,
  imageModel,
  audioModel,
]

/** Compares the models that score in this process with the manifest. */
export function verifyModels(
  loaded: readonly LoadedModel[] = models,
  entries: readonly ManifestEntry[] = manifest,
): AboutModel[] {
  return loaded.map((model) => {
    // Model files are JSON without white space and one line feed, so what was loaded can be written again
    // byte by byte. That holds in a bundle too, where there is no file to read.
    const text = `${JSON.stringify(model)}\n`
    const entry = entries.find(({ id }) => id === model.id)
    const found = sha256(text)
    return {
      id: model.id,
      version: model.version,
      bytes: entry?.bytes ?? text.length,
      sha256: found,
      status: entry?.sha256 === found ? 'verified' : 'changed',
    }
  })
}
