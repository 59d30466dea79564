/** What we use of it; its own types describe an ES module, which it is not. */
declare module 'robots-parser' {
  interface Robots {
    /** Undefined for an address of another origin. */
    isAllowed(address: string, userAgent: string): boolean | undefined
  }
  function robotsParser(address: string, text: string): Robots
  export = robotsParser
}
