import type { PolicyToken } from '../../policy-tokens.ts'
import { replaceWords } from '../tokens/replace-words.ts'

/** Things that people describe instead of naming them, with the name. */
const named: readonly (readonly [description: RegExp, name: string])[] = [
  [
    /^(?:(?:that|says? that|claims? that|saying that|claiming that) (?:we|our \w+|ours|it|they) (?:are|is) )?(?:(?:much |far )?(?:better|worse|cheaper|faster|safer|bigger|stronger|quicker|smaller|easier|healthier|greener|smarter|lighter|cleaner|fresher|nicer|more \w+)(?: or | and | ))+than (?:the )?(?:others?|others|other \w+|another|competitors?|rivals?|competition|anyone else|anybody else|any other|those of others|everyone else)\b(?: \w+ (?:do|have|make|sell))?/,
    'comparison with others',
  ],
  [
    /^images? (?:that (?:has|have) no|with no|that lacks?|lacking|missing) (?:any )?(?:alt texts?|alternative texts?|descriptions?|text alternatives?)/,
    'missing alt text',
  ],
  [
    /^(?:an |any )?(?:images?|pictures?|photos?) (?:that (?:has|have) no|with no|that lacks?|lacking|missing) (?:any )?(?:alt texts?|alternative texts?|descriptions?|text alternatives?)/,
    'missing alt text',
  ],
  [
    /^(?:(?:promis|announc|teas)(?:e|es|ing) )?(?:(?:new )?(?:features?|products?|things?|functions?|releases?|versions?|services?|what) )(?:that |which )?(?:(?:have|has|are|is|do|does) (?:not |yet |still )|(?:haven't|hasn't|aren't|isn't|don't|doesn't) |(?:will|may|might) )(?:yet |be |been |to )*(?:shipp?e?d?|released?|launched?|come|coming|out|exist|available|built|announced|ready|finished|live)(?: yet| soon| later| next)*(?= |$)/,
    'future promises',
  ],
  [
    /^(?:how much|how many \w+)(?: of (?:it|them|a \w+|the \w+|\w+))? (?:to|people should|readers should|you should) take/,
    'dosage',
  ],
  [
    /^(?:any )?(?:other )?contact (?:details|information|data)(?= |$)/,
    'phone numbers or email addresses or postal addresses',
  ],
  [
    /^(?:what|how much) (?:anything|something|things|it|they|products|our products|the product|a product) costs?$/,
    'prices',
  ],
  [
    /^(?:notes?|notices?|statements?|sentences?|lines?|remarks?|reminders?) (?:that |saying |saying that |to say |to say that )(?:they|it|this|the \w+) (?:are|is) (?:no|not) (?:(?:a|meant as|medical|legal|financial|investment|professional|tax) )*(?:advice|recommendations?)/,
    'disclaimer',
  ],
  [
    /^guarantee(?:ing|s)? (?:that|an? |the |any )?(?:results?|outcomes?|success|cures?|recover(?:y|ies)|profits?|returns?)(?: or (?:an? )?(?:recovery|cure|result|success|profit))?(?= |$)/,
    'guarantees',
  ],
]

/** “A sentence that is longer than …” is “a sentence longer than …”. */
const relative =
  /^(sentences?|paragraphs?|headings?|headlines?|titles?|quotes?) (?:that|which) (?:is|are|runs?|goes|has|have|contains?) (?=(?:longer|shorter|over|under|above|below|more|fewer|less)\b)/

/** “Headings that end in a question mark” are those with one. */
const ended =
  /^(?:(?:that|which) (?:ends?|close|finish(?:es)?)|ending|closing|finishing) (?:in|with|on) (?:an? )?(question|exclamation)(?: marks?| points?)?(?= |$)/

/** Names what a clause only describes: “that we are better than others” is a comparison. */
export function nameDescriptions(all: readonly PolicyToken[]): readonly PolicyToken[] {
  let tokens = replaceWords(all, relative, ([, part]) => part)
  tokens = replaceWords(tokens, ended, ([, mark]) => `with ${mark} marks`)
  for (const [description, name] of named) tokens = replaceWords(tokens, description, () => name)
  return tokens
}
