import type { GeneratorMark } from '../../../provenance/declared-facts.ts'

/** Texts of a file under the names of their fields: text chunks, tags of EXIF and XMP, container tags. */
export interface TextField {
  readonly name: string
  /** Where a reader would look for it, such as “PNG text chunk”. */
  readonly group: string
  readonly text: string
}

interface Format {
  readonly name: string
  readonly fields: RegExp
  readonly text: RegExp
}

/** Records that only a generator's software writes. */
const formats: readonly Format[] = [
  {
    name: 'Stable Diffusion parameters',
    fields: /^(?:parameters|UserComment|Comment|ImageDescription)$/i,
    text: /\bSteps: \d+, .*\b(?:Sampler|Seed|Model)\b|Negative prompt: /s,
  },
  { name: 'ComfyUI', fields: /^prompt$/i, text: /"class_type"\s*:/ },
  { name: 'ComfyUI', fields: /^workflow$/i, text: /"nodes"\s*:/ },
  {
    name: 'InvokeAI',
    fields: /^(?:sd-metadata|invokeai_metadata|invokeai_graph|Dream)$/i,
    text: /./,
  },
  { name: 'Fooocus', fields: /^fooocus_scheme$/i, text: /./ },
  { name: 'NovelAI', fields: /^(?:Software|Source)$/i, text: /\bNovelAI\b/i },
  { name: 'Midjourney', fields: /^Description$/i, text: /\bJob ID: [0-9a-f]{8}-[0-9a-f]{4}-/i },
]

const names =
  /\b(?:midjourney|dall[·\-\s]?e|stable diffusion|stability\.ai|adobe firefly|comfyui|invokeai|fooocus|novelai|leonardo\.ai|ideogram|google ai|gemini|imagen|openai|chatgpt|gpt-image|black forest labs|flux\.1|grok image|recraft|craiyon|nightcafe|runway|sora|veo|pika labs|elevenlabs|suno|udio|stable audio)\b/i

/** Fields that name the software which made a file. */
const makers = /^(?:Software|CreatorTool|ProcessingSoftware|HostComputer|encoder|encoded_by)$/i
/** Fields in which anybody may write. */
const free =
  /^(?:Credit|Description|ImageDescription|Artist|Creator|comment|title|Author|Copyright)$/i

/** The generators that the texts of a file name, each once a place. */
export function findGeneratorMarks(fields: readonly TextField[]): GeneratorMark[] {
  const marks = fields.flatMap(({ name, group, text }): GeneratorMark[] => {
    const place = `${group} “${name}”`
    const format = formats.find((each) => each.fields.test(name) && each.text.test(text))
    if (format !== undefined) return [{ name: format.name, place, strength: 'sure' }]
    const named = names.exec(text)?.[0]
    if (named === undefined) return []
    if (makers.test(name)) return [{ name: named, place, strength: 'sure' }]
    return free.test(name) ? [{ name: named, place, strength: 'hint' }] : []
  })
  return marks.filter(
    (mark, at) =>
      marks.findIndex(({ name, place }) => name === mark.name && place === mark.place) === at,
  )
}
