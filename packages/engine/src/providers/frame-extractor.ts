/** A video whose container was read; nothing of it is decoded. */
export interface VideoStream {
  /** Matroska with the video track alone, as it was encoded. */
  readonly bytes: Uint8Array
  readonly seconds: number
  /** Size at which frames are wanted. */
  readonly width: number
  readonly height: number
  /** Frames that are wanted, evenly spread. */
  readonly count: number
}

/** One decoded frame: red, green and blue, row by row. */
export interface ExtractedFrame {
  /** Seconds from the start. */
  readonly time: number
  readonly data: Uint8Array
}

/** Decodes frames of videos; a host brings it along, because decoders are not part of this package. */
export interface FrameExtractor {
  /** Throws `decoder_unavailable` where nothing on this machine can decode the video. */
  extract(video: VideoStream): Promise<readonly ExtractedFrame[]>
}
