import { english, type Messages } from './english.ts'

/** Another language is one more file beside `english.ts` and one more row here. */
const languages: Readonly<Record<string, Messages>> = { en: english }

/** The text of the window, in the language of the system where there is one. */
export const messages: Messages = languages[navigator.language.split('-')[0] ?? ''] ?? english
