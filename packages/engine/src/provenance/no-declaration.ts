import type { DeclaredFacts } from './declared-facts.ts'

/** A file that says nothing of its origin. */
export const noDeclaration: DeclaredFacts = {
  credentials: null,
  sourceTypes: [],
  generators: [],
  camera: null,
}
