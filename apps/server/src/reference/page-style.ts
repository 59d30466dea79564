/** The style of the service's own pages, light and dark. */
export const pageStyle = `
:root { color-scheme: light dark; --ink: #1c1e21; --soft: #565b63; --line: #d9dce1; --paper: #fff; --panel: #f5f6f8; --accent: #0b57a4; }
@media (prefers-color-scheme: dark) { :root { --ink: #e6e8eb; --soft: #a6adb8; --line: #383d45; --paper: #16181b; --panel: #1f2226; --accent: #7db7f5; } }
* { box-sizing: border-box; }
body { margin: 0; font: 16px/1.55 system-ui, sans-serif; color: var(--ink); background: var(--paper); display: grid; grid-template-columns: 17rem minmax(0, 60rem); }
body.plain { display: block; max-width: 44rem; margin: 3rem auto; padding: 0 1.25rem; }
nav { padding: 1.5rem 1rem 1.5rem 1.5rem; border-right: 1px solid var(--line); position: sticky; top: 0; height: 100vh; overflow: auto; font-size: .9rem; }
nav h2 { font-size: .8rem; margin: 1.25rem 0 .25rem; color: var(--soft); border: 0; padding: 0; }
nav ul { list-style: none; margin: 0; padding: 0; }
nav li { padding: .15rem 0; }
main { padding: 1.5rem 2.5rem 6rem; min-width: 0; }
a { color: var(--accent); }
a:focus-visible, summary:focus-visible, pre:focus-visible, .table:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
h1 { font-size: 1.7rem; margin: 0 0 .5rem; }
h2 { font-size: 1.2rem; margin: 3.5rem 0 .5rem; padding-top: 1rem; border-top: 1px solid var(--line); }
h3 { font-size: .95rem; margin: 1.5rem 0 .25rem; }
h2 code { font-size: 1.05rem; }
.method { font: 600 .8rem ui-monospace, monospace; color: var(--accent); margin-right: .5rem; }
.tag { font-size: .8rem; color: var(--soft); margin-left: .5rem; font-weight: 400; }
code, pre { font-family: ui-monospace, SFMono-Regular, Menlo, monospace; font-size: .86em; }
pre { background: var(--panel); border: 1px solid var(--line); border-radius: 6px; padding: .8rem 1rem; overflow-x: auto; margin: .5rem 0; }
.table { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; font-size: .88rem; }
th, td { text-align: left; vertical-align: top; padding: .35rem .75rem .35rem 0; border-bottom: 1px solid var(--line); }
th { color: var(--soft); font-weight: 600; }
summary { cursor: pointer; padding: .35rem 0; color: var(--accent); }
.soft { color: var(--soft); }
@media (max-width: 60rem) { body { display: block; } nav { position: static; height: auto; border-right: 0; border-bottom: 1px solid var(--line); } main { padding: 1.5rem 1rem 4rem; } }
`
