/** What a media file says of itself, as read from its container; the same for images, audio and video. */
export interface DeclaredFacts {
  /** Content credentials (C2PA); null where the file carries none. */
  readonly credentials: Credentials | null
  /** Digital source types of XMP and IPTC. */
  readonly sourceTypes: readonly SourceDeclaration[]
  /** Marks that a generator leaves: text chunks, tags, a credit line. */
  readonly generators: readonly GeneratorMark[]
  /** What a camera writes; easily forged. */
  readonly camera: CameraFacts | null
}

export interface Credentials {
  readonly signature: SignatureState
  readonly content: ContentState
  /** All manifests of the store, the active one last. */
  readonly manifests: readonly ManifestFacts[]
}

/**
 * `valid`: the signature fits its claim; `expired`: it fits, and the certificate has run out since;
 * `broken`: the claim is not the one that was signed and time-stamped; `unverified`: it could not be checked.
 */
export type SignatureState = 'valid' | 'expired' | 'broken' | 'unverified'

/** Whether the file is the one that the credentials were made for. */
export type ContentState = 'same' | 'changed' | 'unchecked'

export interface ManifestFacts {
  /** The software that wrote the claim, in its own words. */
  readonly generator: string
  readonly actions: readonly ActionFacts[]
}

export interface ActionFacts {
  readonly action: string
  /** Last part of the IPTC address, such as `trainedAlgorithmicMedia`. */
  readonly sourceType: string | null
  readonly agent: string | null
}

export interface SourceDeclaration {
  /** Last part of the IPTC address. */
  readonly sourceType: string
  /** Where it is, as a reader would look for it: “XMP DigitalSourceType”. */
  readonly place: string
}

export interface GeneratorMark {
  /** Name of the generator or of its format, such as “ComfyUI”. */
  readonly name: string
  /** Where it is, such as “PNG text chunk “parameters””. */
  readonly place: string
  /** Whether only a generator writes this, or any file might. */
  readonly strength: 'sure' | 'hint'
}

export interface CameraFacts {
  /** Make and model as written. */
  readonly name: string
  /** Exposure, aperture and the like are beside the name. */
  readonly hasExposure: boolean
}
