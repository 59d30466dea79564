import { findPlaceholders } from '../../kinds/placeholders.ts'
import type { EvidenceKind } from '../evidence-kind.ts'

/** What a machine or a template left behind. */
export const leftovers: readonly EvidenceKind[] = [
  {
    name: 'assistant residue',
    rules: ['assistant-residue', 'assistant-courtesy', 'assistant-tracking-tag'],
    names:
      'chatbot leftovers, chatbot remains, chatbot replies, chatbot answers, chatbot apologies, chatbot language, chatbot wording, assistant leftovers, assistant phrases, assistant replies, ai leftovers, ai phrases, ai disclaimers, ai apologies, ai assistant phrases, ai assistant text, leftover prompts, prompt text, prompt leftovers, pasted chatbot text, pasted assistant text, traces of a chatbot, traces of ai tools, language model phrases, leftovers of a chatbot, leftovers from a chatbot, leftovers of an assistant, assistant text, left over assistant text, leftover assistant text, assistant residue, chatbot residue, chatbot text, ai residue, prompt residue, as an ai language model, chatbot phrases, pasted prompts',
  },
  {
    name: 'placeholders',
    rules: ['placeholder-left', 'placeholder-link', 'placeholder-noun'],
    also: findPlaceholders,
    names:
      'dummy text, filler latin, todo notes, todos, to do notes, to do markers, tbd, tbc, tba, fixme, xxx, fixme notes, unfinished passages, unfinished sentences, template leftovers, leftover template text, template remains, template placeholders, blanks to fill in, unfilled blanks, sample text, placeholder, placeholders, placeholder text, lorem ipsum, unfinished text, template text',
  },
  {
    name: 'texture',
    types: ['synthetic_texture'],
    names:
      'machine like texture, synthetic texture, machine texture, machine like text, machine like writing, ai like text, ai sounding text, ai sounding, robotic text, robotic writing, synthetic text, machine written text',
  },
]
