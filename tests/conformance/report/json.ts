import { curlOf } from './curl.ts'
import { count, type Report } from './report.ts'

/** Complete report for other programs. */
export function jsonReport(report: Report): string {
  const { results, findings, documented, seen, requests, stopped, server, startedAt, took } = report
  const content = {
    server: server.url,
    startedAt,
    durationMs: Math.round(took),
    passed: count(results, 'passed'),
    failed: count(results, 'failed'),
    skipped: count(results, 'skipped'),
    requests,
    outcomes: { documented, seen },
    serverStoppedResponding: stopped === 'no-response',
    interrupted: stopped === 'interrupted',
    findings: findings.map(({ title, about, expected, found, contract, checks, exchange }) => ({
      title,
      about,
      expected,
      found,
      contract,
      checks: checks.map(({ id }) => id),
      exchange,
      curl: exchange ? curlOf(exchange, server) : [],
    })),
    checks: results.map(({ check, outcome, message, exchange, took }) => ({
      id: check.id,
      group: check.group,
      tag: check.tag,
      title: check.title,
      outcome,
      message,
      exchange,
      durationMs: Math.round(took),
    })),
  }
  return `${JSON.stringify(content, null, 2)}\n`
}
