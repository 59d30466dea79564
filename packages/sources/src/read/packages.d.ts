/** What we use of it; it has no types of its own. */
declare module 'html-encoding-sniffer' {
  interface Options {
    /** Reads the declaration of XML instead of that of HTML. */
    readonly xml?: boolean
    /** The charset of the `Content-Type`, which counts for more than all but a byte order mark. */
    readonly transportLayerEncodingLabel?: string | undefined
    readonly defaultEncoding?: string
  }
  /** The name of an encoding of the Encoding Standard. */
  function sniffEncoding(bytes: Uint8Array, options?: Options): string
  export = sniffEncoding
}
