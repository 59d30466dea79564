/** What is used of it (100 MB with what it needs); it checks its configuration against a schema when it runs. */
declare module 'electron-builder' {
  export interface Configuration {
    readonly [setting: string]: unknown
    readonly publish?: {
      readonly provider: 'github'
      readonly owner: string
      readonly repo: string
    } | null
    readonly afterPack?: (context: { readonly appOutDir: string }) => Promise<void>
  }
  export function build(options: {
    readonly projectDir: string
    readonly config: Configuration
    readonly dir: boolean
    readonly publish: 'never'
  }): Promise<readonly string[]>
}
