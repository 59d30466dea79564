/** Style sheet of the page about sources; every pair of colours reaches a contrast of 4.5 to 1. */
export const pageStyles = `
:root{color-scheme:light dark;--page:#fbfbfa;--panel:#fff;--ink:#1d1f21;--dim:#5b6168;--line:#dcdfe3;--good:#1a6b3c;--bad:#b3261e;--unsure:#8a5300;--none:#5b6168}
@media (prefers-color-scheme:dark){:root{--page:#16181b;--panel:#1e2125;--ink:#e8eaed;--dim:#a5adb6;--line:#363b42;--good:#7fcf9b;--bad:#ff9a90;--unsure:#f0bb5b;--none:#a5adb6}}
*{box-sizing:border-box}
body{margin:0 auto;max-width:76rem;padding:1rem 1.25rem;background:var(--page);color:var(--ink);font:16px/1.55 system-ui,sans-serif}
h1{font-size:1.5rem}h2{font-size:1.15rem;margin-top:2rem;overflow-wrap:anywhere}
ol{list-style:none;margin:0;padding:0}
li.source{background:var(--panel);border:1px solid var(--line);border-left:4px solid var(--none);border-radius:.4rem;padding:.7rem .9rem;margin:.7rem 0}
li.good{border-left-color:var(--good)}li.bad{border-left-color:var(--bad)}li.unsure{border-left-color:var(--unsure)}
h3{font-size:1rem;font-weight:400;margin:0;overflow-wrap:anywhere}h3 code{font:.9375rem ui-monospace,monospace}
.where,.title,.notes,footer,.none-found{color:var(--dim);font-size:.875rem}.title,.notes{margin:.2rem 0;overflow-wrap:anywhere}
.badge{display:inline-block;padding:.05rem .55rem;border-radius:1rem;border:1.5px solid currentColor;font-weight:600;font-size:.875rem;white-space:nowrap}
.badge.good,.fact.good{color:var(--good)}.badge.bad,.fact.bad{color:var(--bad)}.badge.unsure,.fact.unsure{color:var(--unsure)}.badge.none,.fact.none{color:var(--none)}
.pair{display:grid;grid-template-columns:repeat(2,minmax(0,1fr));gap:.3rem 1.25rem;border-top:1px solid var(--line);margin-top:.6rem;padding-top:.5rem}
@media (max-width:44rem){.pair{grid-template-columns:minmax(0,1fr)}}
h4{margin:0;font-size:.8125rem;font-weight:600;color:var(--dim)}blockquote{margin:0;font-family:ui-serif,Georgia,serif;overflow-wrap:anywhere}
.facts{grid-column:1/-1;margin:.2rem 0 0;padding:0;list-style:none;font-size:.9375rem}.fact{font-weight:600}
`
