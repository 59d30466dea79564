import { writeFile } from 'node:fs/promises'
import { engineVersion } from '../packages/engine/src/version.ts'
import { figureTable, type Row } from './evaluation/row.ts'
import { modelCards } from './model-cards.ts'
import { writeManifest } from './write-manifest.ts'

/** Writes the card of every model and the manifest with their checksums. */
export async function writeCards(
  sections: readonly { readonly rows: readonly Row[] }[],
  textureTables: readonly (readonly string[])[],
): Promise<void> {
  const rows = sections.flatMap((section) => section.rows)
  for (const card of modelCards) {
    const folder = `packages/engine/models/${card.id}`
    const own = rows.filter(({ measure }) =>
      card.measures.some((start) => measure.startsWith(start)),
    )
    const lines = [
      `# ${card.id}`,
      '',
      card.what,
      '',
      '## How it was made',
      '',
      `${card.made} Engine ${engineVersion}. \`npm run train\` makes the file again.`,
      '',
      '## How well it does',
      '',
      'Measured by `npm run evaluate` on data that the model was not fitted to. Floors are simple baselines on the same data.',
      '',
      ...figureTable(own),
      ...(card.id === 'synthetic-texture-risk'
        ? textureTables.flatMap((table) => ['', ...table])
        : []),
      '',
      '## Limits',
      '',
      card.limits,
      '',
      '## Data',
      '',
      'The texts are not part of this project; the file holds fitted weights. Sources marked “fitted” were used for them, also those that state no licence: whether that fits your use is for you to decide. Sources whose licence forbids commercial use or derivatives were not.',
      '',
      '| source | origin | licence as stated | use |',
      '| --- | --- | --- | --- |',
      ...card.sources.map(
        ({ name, origin, licence, use }) => `| ${name} | ${origin} | ${licence} | ${use} |`,
      ),
    ]
    await writeFile(`${folder}/card.md`, `${lines.join('\n')}\n`)
  }
  await writeManifest()
}
