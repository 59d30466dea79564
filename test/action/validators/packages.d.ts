/** What is used of it. */
declare module '@action-validator/core' {
  interface Validation {
    readonly errors: readonly unknown[]
  }
  export function validateAction(text: string): Validation
  export function validateWorkflow(text: string): Validation
}
