/** How many requirements each family of the specification has; ids run from 01. */
export const families: Readonly<Record<string, number>> = {
  'R-GEN': 9,
  'R-PRIV': 8,
  'R-CTX': 9,
  'R-ANA': 20,
  'R-SRC': 10,
  'R-TXT': 21,
  'R-EVD': 7,
  'R-REV': 9,
  'R-MED': 7,
  'R-BILL': 22,
  'R-STY': 21,
  'R-BAT': 14,
  'R-BAL': 4,
  'R-HLT': 2,
  'R-ACC': 9,
  'R-ROUTE': 23,
  'R-AUTH': 7,
  'R-MCP': 7,
  'R-ERR': 16,
  'R-IDEM': 7,
  'R-DEMO': 9,
  'R-LEG': 7,
  'R-LIM': 3,
  'R-VER': 9,
}

/**
 * What is not proved yet, by the part that owes it: a family, or single ids. A part takes its ids
 * out of this list in the commit that proves them.
 */
export const owed: Readonly<Record<string, readonly string[]>> = {
  revision: ['R-REV-03', 'R-REV-05', 'R-REV-06', 'R-REV-07', 'R-STY'],
  service: [
    'R-GEN-01',
    'R-GEN-02',
    'R-GEN-09',
    'R-PRIV',
    'R-ANA',
    'R-BILL',
    'R-BAT',
    'R-BAL',
    'R-HLT',
    'R-ACC',
    'R-AUTH',
    'R-MCP',
    'R-ERR',
    'R-IDEM',
    'R-DEMO',
    'R-LIM',
    'R-VER-01',
    'R-VER-02',
    'R-VER-03',
    'R-VER-05',
    'R-VER-06',
    'R-VER-07',
    'R-VER-09',
  ],
  media: ['R-SRC', 'R-MED', 'R-LEG'],
}

/** Proved for the engine here; a host that serves the same thing proves it once more. */
export const owedByHosts: Readonly<Record<string, readonly string[]>> = {
  service: [
    'R-GEN-03',
    'R-REV-01',
    'R-REV-09',
    'R-TXT-01',
    'R-TXT-16',
    'R-TXT-17',
    'R-TXT-20',
    'R-CTX-01',
    'R-CTX-08',
    'R-CTX-09',
    'R-VER-04',
  ],
  desktop: ['R-EVD-06'],
  pipelines: ['R-EVD-06'],
}
