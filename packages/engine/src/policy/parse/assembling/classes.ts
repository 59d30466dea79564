import { phrasesOf } from '../../lexicons/phrases-of.ts'
import * as signs from '../../lexicons/signs.ts'

/** Words that name a kind of thing and no thing: “competitors”. */
export const classes: ReadonlySet<string> = new Set(phrasesOf(signs.classes))
