/** What we use of it; it has no types of its own. */
declare module '@pnpm/npm-conf' {
  interface NpmConf {
    readonly config: {
      readonly sources?: Readonly<Record<string, { readonly path?: string }>>
      /** The layers of the configuration, the strongest first. */
      readonly list: readonly Readonly<Record<string, unknown>>[]
      get(key: string): unknown
    }
    readonly warnings: readonly string[]
  }
  function npmConf(): NpmConf
  export = npmConf
}
