/** Style sheet of the HTML report; every pair of colours reaches a contrast of 4.5 to 1. */
export const styles = `
:root{--page:#fbfbfa;--panel:#fff;--ink:#1d1f21;--dim:#5b6168;--line:#dcdfe3;--link:#0b57a4;
--low:#1a6b3c;--medium:#8a5300;--high:#b3261e;--review:#7a2e8c;--low-back:#e3f1f9;--medium-back:#ffedc7;--high-back:#ffdcd8;--track:#e6e8eb}
@media (prefers-color-scheme:dark){:root{--page:#16181b;--panel:#1e2125;--ink:#e8eaed;--dim:#a5adb6;--line:#363b42;--link:#8ab8f0;
--low:#7fcf9b;--medium:#f0bb5b;--high:#ff9a90;--review:#dba3ec;--low-back:#1c3a4d;--medium-back:#4a3a12;--high-back:#5a221e;--track:#33383f}}
*{box-sizing:border-box}
body{margin:0;background:var(--page);color:var(--ink);font:16px/1.55 system-ui,sans-serif}
header,main,footer{max-width:76rem;margin:0 auto;padding:1rem 1.25rem}
h1{font-size:1.5rem;margin:.5rem 0}h2{font-size:1.15rem;margin:2rem 0 .5rem;overflow-wrap:anywhere}
a{color:var(--link)}a:focus-visible,[tabindex]:focus-visible{outline:3px solid var(--link);outline-offset:2px}
.scroll{overflow-x:auto}table{border-collapse:collapse;width:100%;background:var(--panel);border:1px solid var(--line)}
caption{text-align:left;color:var(--dim);padding:.25rem 0}th,td{padding:.45rem .7rem;border-bottom:1px solid var(--line);text-align:left;font-weight:400}
tbody th{overflow-wrap:anywhere;min-width:9rem}td:has(.badge){width:1%}.reason{display:block;color:var(--dim);font-size:.875rem}
thead th{vertical-align:bottom;color:var(--dim);font-size:.875rem}.number{text-align:right;font-variant-numeric:tabular-nums}
td.none,span.none,.unjudged{color:var(--dim)}td.low,span.low{color:var(--low)}td.medium,span.medium{color:var(--medium)}td.high,span.high,.bad{color:var(--high)}
.badge{display:inline-block;padding:.05rem .55rem;border-radius:1rem;border:1.5px solid currentColor;font-weight:600;font-size:.875rem;white-space:nowrap}
.allow{color:var(--low)}.revise{color:var(--medium)}.human_review{color:var(--review)}.reject,.failed{color:var(--high)}.skipped{color:var(--dim)}
.meters{display:flex;flex-wrap:wrap;gap:.4rem 2rem;margin:.75rem 0}.meter dt{color:var(--dim);font-size:.875rem}.meter dd{margin:0;font-variant-numeric:tabular-nums}
.bar{display:inline-block;vertical-align:middle;width:7rem;height:.6rem;border-radius:.3rem;background:var(--track);overflow:hidden}
.bar span{display:block;height:100%;background:currentColor}
.notes{color:var(--dim);margin:.5rem 0;padding-left:1.2rem}
.columns{display:grid;grid-template-columns:minmax(0,3fr) minmax(0,2fr);gap:1.25rem;align-items:start}
@media (max-width:56rem){.columns{grid-template-columns:minmax(0,1fr)}}
.text,.cards{max-height:80vh;overflow:auto}
.text{white-space:pre-wrap;overflow-wrap:anywhere;background:var(--panel);border:1px solid var(--line);border-radius:.4rem;padding:1rem 1.1rem;font:15px/1.7 ui-serif,Georgia,serif}
.front{color:var(--dim);margin-bottom:.5rem}.front summary{cursor:pointer;font:.875rem system-ui,sans-serif}.front summary::after{content:"Front matter"}
mark{color:inherit;border-radius:2px}mark a{color:inherit;text-decoration:underline 2px;text-underline-offset:3px}
mark.low{background:var(--low-back)}mark.low a{text-decoration-style:dotted;text-decoration-color:var(--dim)}
mark.medium{background:var(--medium-back)}mark.medium a{text-decoration-style:dashed;text-decoration-color:var(--medium)}
mark.high{background:var(--high-back)}mark.high a{text-decoration-color:var(--high)}
mark:has(a:focus-visible),mark:hover{outline:2px solid var(--link)}sup{font:600 .68em system-ui,sans-serif;color:var(--dim);margin-right:.15em}
.cards{list-style:none;margin:0;padding:0 .25rem 0 0;counter-reset:card}
.card{background:var(--panel);border:1px solid var(--line);border-left:4px solid var(--dim);border-radius:.4rem;padding:.6rem .8rem;margin-bottom:.6rem;counter-increment:card}
.card.medium{border-left-color:var(--medium)}.card.high{border-left-color:var(--high)}.card:target{outline:3px solid var(--link)}
.card p{margin:.25rem 0}.card-head::before{content:counter(card) ". ";color:var(--dim)}.severity{font-weight:700}.severity.low{color:var(--dim)}
.where{float:right;font-size:.875rem}.rule,.none,footer{color:var(--dim);font-size:.875rem}
blockquote{margin:.3rem 0;padding-left:.6rem;border-left:2px solid var(--line);font-family:ui-serif,Georgia,serif;overflow-wrap:anywhere}
.suggestion{font-weight:600}.suggestion::before{content:"→ ";color:var(--dim)}
.costs h3{font-size:1rem;margin:1rem 0 .2rem}.costs>p{margin:0;color:var(--dim);font-size:.875rem}.costs h4{font-size:.875rem;margin:.5rem 0 .2rem}
.cost-lists{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,16rem),1fr));gap:0 1.25rem;margin-bottom:1rem}.cost ol{margin:0;padding-left:1.2rem;font-size:.9375rem}
.cost q{font-family:ui-serif,Georgia,serif;display:-webkit-box;-webkit-box-orient:vertical;-webkit-line-clamp:2;overflow:hidden}.share{font-variant-numeric:tabular-nums;color:var(--dim)}
h4.none{color:var(--dim)}h4.low{color:var(--low)}h4.medium{color:var(--medium)}h4.high{color:var(--high)}
.why{display:block;color:var(--dim);font-size:.875rem;overflow-wrap:anywhere}.cost li{margin-bottom:.35rem}
.cost-start{scroll-margin-top:4rem}.cost-start:target::before{content:"▶ ";color:var(--link)}
@media print{.text,.cards{max-height:none;overflow:visible}}
`
