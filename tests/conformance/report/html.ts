import { CHECK_GROUPS } from '../check.ts'
import { curlOf, exportsOf, type Server, variablesOf } from './curl.ts'
import type { Finding } from './findings.ts'
import { style } from './html-style.ts'
import { byGroup, count, type Report, short, skippedByReason, stopMessages } from './report.ts'

/** Limit of a request or response body. */
const SHOWN = 20_000

/** Report as one HTML file, without anything else that it needs to load. Works without its script, too. */
export function htmlReport(report: Report): string {
  const { results, findings, server, stopped } = report
  const failed = count(results, 'failed')
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Conformance of ${html(server.url)}: ${failed === 0 ? 'passed' : `${failed} failed`}</title>
<style>${style}</style>
</head>
<body>
<header>
<h1>Conformance report</h1>
<p class="server">${html(server.url + server.base)}</p>
<p class="note">${facts(report)}</p>
</header>
<main>
${totals(report)}
${stopped ? `<p class="warning">${stopMessages[stopped]}</p>` : ''}
${findingsSection(findings, server)}
${groupsSection(report)}
${skippedSection(report)}
</main>
<script>${script}</script>
</body>
</html>
`
}

function facts({ startedAt, took, requests, seen, documented }: Report): string {
  const time = `<time datetime="${startedAt.toISOString()}">${startedAt.toISOString().slice(0, 16).replace('T', ' ')} UTC</time>`
  return `${time}, ${(took / 1000).toFixed(1)} seconds, ${requests} requests, ${seen} of ${documented} documented outcomes covered`
}

function totals({ results, findings }: Report): string {
  const items = [
    ['passed', 'Passed', count(results, 'passed')],
    ['failed', 'Failed', count(results, 'failed')],
    ['skipped', 'Skipped', count(results, 'skipped')],
    ['', 'Findings', findings.length],
  ] as const
  const item = ([name, label, value]: (typeof items)[number]) =>
    `<div class="${value === 0 ? '' : name}"><dt>${label}</dt><dd>${value}</dd></div>`
  return `<dl class="totals">${items.map(item).join('')}</dl>`
}

function findingsSection(findings: readonly Finding[], server: Server): string {
  if (findings.length === 0) return '<p class="success">No check failed.</p>'
  return `<section aria-labelledby="findings">
<h2 id="findings">Findings</h2>
${variables(findings, server)}
${findings.map((finding, index) => findingArticle(finding, index + 1, server)).join('\n')}
</section>`
}

function findingArticle(finding: Finding, number: number, server: Server): string {
  const { title, about, expected, found, contract, exchange, checks } = finding
  const row = (term: string, value: string) => `<dt>${term}</dt><dd>${value}</dd>`
  const [first] = checks
  return `<article class="finding">
<h3><span class="number">${number}</span> ${html(title)}</h3>
<p class="note">${checks.length === 1 ? `Check <code>${html(first?.id ?? '')}</code>` : `${checks.length} checks`}${about === null ? '' : `, ${html(about)}`}</p>
<dl class="fields">
${row('Expected', code(expected, 'expected'))}
${row('Found', code(found, 'found'))}
${contract ? row('Contract', `<code>${html(contract.file)}</code> <code class="pointer">#${html(contract.pointer)}</code>`) : ''}
${exchange ? row('Request', code(`${exchange.method} ${exchange.url} → ${exchange.status ?? 'no response'}`)) : ''}
</dl>
${exchange ? command(curlOf(exchange, server)) : ''}
${exchange && exchange.responseBody !== '' ? details('Response body', code(short(indented(exchange.responseBody), SHOWN))) : ''}
${checks.length > 1 ? details(`${checks.length} checks with this finding`, list(checks.map(({ id }) => id))) : ''}
</article>`
}

const command = (lines: readonly string[]) =>
  `<div class="command">${code(lines.join('\n'))}<button type="button" data-copy hidden>Copy</button></div>`

/** Variables of the commands, with their values if everybody may know them. */
function variables(findings: readonly Finding[], server: Server): string {
  const names = variablesOf(findings.flatMap(({ exchange }) => (exchange ? curlOf(exchange, server) : [])))
  if (names.length === 0) return ''
  const lines = exportsOf(names, server)
  return `<p class="note">The commands use these variables:</p>\n${command(lines)}`
}

function groupsSection({ results }: Report): string {
  const row = ([group, of]: ReturnType<typeof byGroup>[number]) => {
    const [passed, failed, skipped] = (['passed', 'failed', 'skipped'] as const).map((it) => count(of, it))
    return `<tr><th scope="row">${group}<span class="about">${html(CHECK_GROUPS[group])}</span></th><td>${passed}</td><td class="${failed === 0 ? '' : 'failed'}">${failed}</td><td>${skipped}</td></tr>`
  }
  return `<section aria-labelledby="groups">
<h2 id="groups">Groups of checks</h2>
<table>
<thead><tr><th scope="col">Group</th><th scope="col">Passed</th><th scope="col">Failed</th><th scope="col">Skipped</th></tr></thead>
<tbody>${byGroup(results).map(row).join('\n')}</tbody>
</table>
</section>`
}

function skippedSection({ results }: Report): string {
  const reasons = skippedByReason(results)
  if (reasons.length === 0) return ''
  const group = ([reason, of]: (typeof reasons)[number]) =>
    details(`${of.length} × ${html(reason)}`, list(of.map(({ check }) => check.id)))
  return `<section aria-labelledby="skipped">
<h2 id="skipped">Skipped checks</h2>
${reasons.map(group).join('\n')}
</section>`
}

const details = (summary: string, content: string) =>
  `<details><summary>${summary}</summary>${content}</details>`
const list = (items: readonly string[]) =>
  `<ul>${items.map((it) => `<li><code>${html(it)}</code></li>`).join('')}</ul>`
const code = (text: string, name = '') =>
  `<pre class="${name}" tabindex="0">${html(short(text, SHOWN))}</pre>`

function indented(body: string): string {
  try {
    return JSON.stringify(JSON.parse(body), null, 2)
  } catch {
    return body
  }
}

const html = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;')

/** Copies commands. */
const script = `
for (const button of document.querySelectorAll('[data-copy]')) {
  button.hidden = false
  button.addEventListener('click', async () => {
    await navigator.clipboard.writeText(button.previousElementSibling.textContent)
    button.textContent = 'Copied'
    setTimeout(() => { button.textContent = 'Copy' }, 1500)
  })
}
`
