import { CodeActionKind } from 'vscode-languageserver-protocol/node'

export const fixAllKind = `${CodeActionKind.SourceFixAll}.contentTrust`
/** Kinds of quick fixes, so that a command of an editor finds the one that it is about. */
export const quickFixKinds = {
  ignoreHere: `${CodeActionKind.QuickFix}.contentTrust.ignoreHere`,
  ignoreRule: `${CodeActionKind.QuickFix}.contentTrust.ignoreRule`,
  accept: `${CodeActionKind.QuickFix}.contentTrust.accept`,
} as const
/** Every kind of action that the server offers. */
export const actionKinds = [CodeActionKind.QuickFix, ...Object.values(quickFixKinds), fixAllKind]
