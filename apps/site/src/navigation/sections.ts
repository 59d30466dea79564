/** What the sidebar lists, in its order: a heading, and the files below it, with a shorter name where the title is long. */
export const sections: readonly (readonly [
  label: string,
  files: readonly (string | readonly [path: string, label: string])[],
])[] = [
  [
    'Start',
    [
      ['README.md', 'Set up, first report'],
      'docs/install.md',
      ['docs/scores.md', 'Scores and decisions'],
      ['docs/README.md', 'All pages'],
      ['examples/README.md', 'Example drafts'],
    ],
  ],
  [
    'Write',
    [
      ['docs/desktop.md', 'Desktop editor'],
      ['packages/vscode/README.md', 'VS Code'],
      ['docs/language-server.md', 'Other editors'],
      'docs/house-terms.md',
      'docs/style.md',
      'docs/revision.md',
    ],
  ],
  [
    'Gate',
    [
      'docs/cli.md',
      'docs/configuration.md',
      ['docs/remark.md', 'Site builds'],
      ['docs/github-action.md', 'Pull requests'],
      ['docs/pull-request-comments.md', 'How often it comments'],
      ['docs/markup.md', 'AsciiDoc, reST, HTML'],
      'docs/policy.md',
      'docs/policy-files.md',
      'docs/detectors.md',
      'docs/sources.md',
      'docs/media.md',
    ],
  ],
  ['Many texts', ['docs/corpus.md', 'docs/scale.md']],
  [
    'Service',
    [
      ['apps/server/README.md', 'Run it'],
      ['docs/api.md', 'API reference'],
      'docs/settings.md',
      ['packages/client/README.md', 'Client'],
      ['docs/privacy.md', 'What it stores'],
      ['docs/security.md', 'Security'],
    ],
  ],
  [
    'In your code',
    [
      ['packages/engine/README.md', 'Engine'],
      ['packages/workspace/README.md', 'Workspace'],
      ['packages/remark-plugin/README.md', 'remark plugin'],
    ],
  ],
  [
    'How good it is',
    [
      'docs/figures.md',
      ['docs/evaluation.md', 'Text'],
      ['docs/evaluation-images.md', 'Images'],
      ['docs/evaluation-audio.md', 'Speech'],
      ['docs/performance.md', 'Speed'],
      ['bench/results/goals.md', 'Goals of speed'],
      ['bench/results/peers.md', 'Beside other tools'],
    ],
  ],
  [
    'Work on it',
    [
      'CONTRIBUTING.md',
      'docs/architecture.md',
      'docs/glossary.md',
      ['docs/requirements.md', 'Requirements'],
      ['apps/desktop/README.md', 'Inside the editor'],
      'CHANGELOG.md',
    ],
  ],
]
