/** Style sheet of the HTML report. Colors have a contrast of at least 4.5:1 in both schemes. */
export const style = `
:root {
  color-scheme: light dark;
  --text: light-dark(#1c2024, #edeef0);
  --muted: light-dark(#5a6169, #a4abb3);
  --page: light-dark(#ffffff, #14171a);
  --panel: light-dark(#f4f6f8, #1e2226);
  --line: light-dark(#d9dee3, #343a41);
  --passed: light-dark(#17692f, #6bd48a);
  --failed: light-dark(#b3261e, #ff9d95);
  --skipped: light-dark(#7a4d00, #f0bd62);
  --accent: light-dark(#0b57c5, #8ab8ff);
}
* { box-sizing: border-box; }
body { margin: 0 auto; padding: 24px 16px 64px; max-width: 960px; background: var(--page); color: var(--text);
  font: 16px/1.5 system-ui, sans-serif; overflow-wrap: anywhere; }
h1 { margin: 0; font-size: 1.5rem; line-height: 1.25; }
h2 { margin: 40px 0 12px; font-size: 1.25rem; line-height: 1.3; }
h3 { margin: 0; font-size: 1rem; line-height: 1.4; }
p { margin: 4px 0; }
code, pre { font-family: ui-monospace, 'Cascadia Mono', Menlo, Consolas, monospace; font-size: 0.8125rem; }
pre { margin: 0; padding: 8px 12px; max-height: 24em; overflow: auto; white-space: pre-wrap; background: var(--panel);
  border-radius: 6px; }
pre:focus-visible, summary:focus-visible, button:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
.note, .about, .pointer { color: var(--muted); }
.note { font-size: 0.875rem; }
.server { font-size: 1.125rem; }
.totals { display: grid; grid-template-columns: repeat(auto-fit, minmax(130px, 1fr)); gap: 12px; margin: 24px 0; }
.totals div { padding: 12px 16px; border: 1px solid var(--line); border-radius: 8px; }
.totals dt { color: var(--muted); font-size: 0.875rem; }
.totals dd { margin: 0; font-size: 1.5rem; font-weight: 600; font-variant-numeric: tabular-nums; }
.totals .passed dd, .success { color: var(--passed); }
.totals .failed dd, td.failed { color: var(--failed); font-weight: 600; }
.totals .skipped dd, .warning { color: var(--skipped); }
.success, .warning { padding: 12px 16px; border: 1px solid currentColor; border-radius: 8px; }
.finding { margin: 16px 0; padding: 16px; border: 1px solid var(--line); border-radius: 8px; }
.number { color: var(--muted); font-variant-numeric: tabular-nums; }
.fields { display: grid; grid-template-columns: 6rem minmax(0, 1fr); gap: 8px 12px; margin: 12px 0; align-items: baseline; }
.fields dt { color: var(--muted); font-size: 0.875rem; }
.fields dd { margin: 0; min-width: 0; }
.fields pre { padding: 4px 8px; }
pre.expected { border-left: 3px solid var(--passed); }
pre.found { border-left: 3px solid var(--failed); }
.command { display: flex; gap: 8px; align-items: start; margin: 8px 0; }
.command pre { flex: 1; min-width: 0; }
button { padding: 6px 12px; min-height: 36px; border: 1px solid var(--line); border-radius: 6px; background: var(--page);
  color: var(--accent); font: inherit; font-size: 0.875rem; cursor: pointer; }
button:hover { background: var(--panel); }
details { margin: 8px 0; }
summary { padding: 4px 0; color: var(--accent); cursor: pointer; font-size: 0.875rem; }
ul { margin: 8px 0; padding-left: 20px; }
table { width: 100%; border-collapse: collapse; font-variant-numeric: tabular-nums; }
th, td { padding: 8px; border-bottom: 1px solid var(--line); text-align: right; vertical-align: top; }
th:first-child { padding-left: 0; text-align: left; }
thead th { color: var(--muted); font-size: 0.875rem; font-weight: 500; }
.about { display: block; font-size: 0.875rem; font-weight: 400; }
@media (max-width: 600px) {
  .fields { grid-template-columns: minmax(0, 1fr); gap: 4px; }
  .fields dd { margin-bottom: 8px; }
  .command { flex-direction: column; align-items: stretch; }
  .command button { align-self: start; }
  .about { display: none; }
  .totals { grid-template-columns: 1fr 1fr; }
  th, td { padding: 8px 4px; font-size: 0.875rem; }
}
@media print {
  button { display: none; }
  pre { max-height: none; }
  .finding { break-inside: avoid; }
}
`
