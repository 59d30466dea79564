export { checkDrafts } from './check-drafts.ts'
export * from './results.ts'
