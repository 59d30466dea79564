/** The look of a document on a screen and on paper; nothing is loaded from anywhere. */
export const documentStyle = `
:root { color-scheme: light dark; --ink: light-dark(#1c1e21, #e6e8eb); --soft: light-dark(#565b63, #a6adb8); --line: light-dark(#dfe2e6, #363b41); --panel: light-dark(#f6f7f8, #1e2125); --accent: light-dark(#0b57a4, #7db7f5); --phrasing: light-dark(#8139bd, #cda4f7); --specificity: light-dark(#00708f, #5fd0ee); --sourcing: light-dark(#b0258f, #f28ad8); --certainty: light-dark(#1c62c9, #66a8f7); --pattern: light-dark(#33318c, #8b8cf5); --other: light-dark(#4a505a, #c3c9d2); }
*, *::before, *::after { box-sizing: border-box; }
body { margin: 0; color: var(--ink); background: light-dark(#ffffff, #16181b); font: 1.125rem/1.65 "Source Serif 4", Charter, "Iowan Old Style", Cambria, Georgia, serif; overflow-wrap: break-word; }
main { max-width: 42rem; padding: 3rem 1.5rem 6rem; margin-inline: auto; }
h1, h2, h3, h4, h5, h6 { margin-block: 1.8em 0.5em; font-family: Inter, system-ui, "Segoe UI", "Helvetica Neue", Arial, sans-serif; font-weight: 650; line-height: 1.25; text-wrap: balance; }
h1 { margin-top: 0; font-size: 1.9rem; } h2 { font-size: 1.4rem; } h3 { font-size: 1.15rem; } h4, h5, h6 { font-size: 1rem; }
p, ul, ol, blockquote, pre, table, figure { margin-block: 0 1em; }
ul, ol { padding-inline-start: 1.5em; } li > :is(ul, ol) { margin-block: 0.2em 0; } li + li { margin-top: 0.25em; }
.contains-task-list { padding-inline-start: 0; list-style: none; }
a { color: var(--accent); text-underline-offset: 0.15em; }
blockquote { padding-inline-start: 1em; margin-inline: 0; color: var(--soft); border-inline-start: 3px solid var(--line); }
code, pre, kbd { font-family: ui-monospace, "SF Mono", Menlo, Consolas, "Liberation Mono", monospace; font-size: 0.85em; }
:not(pre) > code { padding: 0.1em 0.3em; background: var(--panel); border-radius: 4px; }
pre { padding: 0.9em 1.1em; overflow-x: auto; line-height: 1.5; background: var(--panel); border-radius: 6px; } pre code { font-size: inherit; }
table { display: block; max-width: 100%; overflow-x: auto; font-size: 0.9em; border-collapse: collapse; }
th:not([align]), td:not([align]) { text-align: start; } th, td { padding: 0.4em 0.8em; vertical-align: top; border: 1px solid var(--line); } th { background: var(--panel); }
img { max-width: 100%; height: auto; }
hr { margin-block: 2em; border: 0; border-top: 1px solid var(--line); }
.missing-picture { padding: 0.2em 0.6em; color: var(--soft); border: 1px dashed var(--line); border-radius: 4px; }
.footnotes, .notes { margin-top: 3em; font-size: 0.85em; border-top: 1px solid var(--line); } .notes h2 { font-size: 1.15rem; }
.sr-only { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
sup { font-size: 0.7em; line-height: 0; } sup a { text-decoration: none; }
mark { --group: var(--other); color: inherit; background: color-mix(in oklab, var(--group) 16%, transparent); border-bottom: 2px solid var(--group); }
mark.is-phrasing { --group: var(--phrasing); } mark.is-specificity { --group: var(--specificity); } mark.is-sourcing { --group: var(--sourcing); } mark.is-certainty { --group: var(--certainty); } mark.is-pattern { --group: var(--pattern); }
.note-reference a { padding-inline: 0.15em; font-family: system-ui, sans-serif; font-weight: 600; }
@page { margin: 2.2cm 2.4cm; @bottom-center { content: counter(page); font: 9pt system-ui, sans-serif; color: #565b63; } }
@media print {
:root { color-scheme: light; }
html { print-color-adjust: exact; } body { font-size: 11pt; line-height: 1.5; background: none; } main { max-width: none; padding: 0; }
h1 { font-size: 20pt; } h2 { font-size: 14pt; } h3 { font-size: 12pt; } h4, h5, h6 { font-size: 11pt; }
h1, h2, h3, h4, h5, h6 { break-after: avoid; } p, li, blockquote { orphans: 3; widows: 3; }
tr, img, figure, .notes li { break-inside: avoid; } pre { white-space: pre-wrap; } table { display: table; overflow: visible; } thead { display: table-header-group; }
a { color: inherit; }
}
`.trim()
