/**
 * What is not proved yet, by the part that owes it: a family, or single ids. A part takes its ids
 * out of this list in the commit that proves them.
 */
export const owed: Readonly<Record<string, readonly string[]>> = {
  // The time limits of our own clients.
  service: ['R-LIM-03'],
  media: ['R-SRC-10', 'R-MED-06', 'R-MED-07'],
}

/** Proved for the engine here; a host that serves the same thing proves it once more. */
export const owedByHosts: Readonly<Record<string, readonly string[]>> = {
  service: [
    'R-GEN-03',
    'R-REV-01',
    'R-REV-09',
    'R-SRC-01',
    'R-SRC-08',
    'R-SRC-09',
    'R-STY-09',
    'R-STY-21',
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
