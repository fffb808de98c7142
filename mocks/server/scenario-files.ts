import { existsSync, readFileSync } from 'node:fs'
import { basename, extname } from 'node:path'
import { InputError } from '../kernel/input.ts'
import { readTraffic, trafficSummary } from '../recording/traffic.ts'
import { splitSelection } from '../scenarios/selection.ts'
import { UsageError } from './command-line.ts'
import { fileErrorText } from './file-error.ts'

/**
 * Replaces the files in a selection by their content: scenario documents, and recorded traffic (HTTP Archives,
 * recordings, fixtures) as the scenarios that play it.
 *
 * @param report receives what was found in traffic
 * @throws UsageError if a file can't be read
 */
export function withScenarioFiles(selection: string, report: (message: string) => void): string {
  // The path of a single file may contain commas.
  const parts = existsSync(selection) ? [selection] : splitSelection(selection)
  return parts.map((part) => (isFile(part) ? JSON.stringify(readScenarioFile(part, report)) : part)).join(',')
}

function isFile(part: string): boolean {
  return !part.startsWith('{') && /\.(har|json)$/i.test(part)
}

function readScenarioFile(path: string, report: (message: string) => void): unknown {
  const usageError = (message: string) => new UsageError(`--scenario: ${path}: ${message}`)
  try {
    const content: unknown = JSON.parse(readFileSync(path, 'utf8'))
    if (!isTraffic(content)) return content
    const traffic = readTraffic(content, basename(path, extname(path)))
    for (const line of trafficSummary(traffic.report)) report(line)
    return traffic.scenario
  } catch (error) {
    if (error instanceof SyntaxError) throw usageError(`this isn’t JSON: ${error.message}`)
    if (error instanceof InputError) throw usageError([error.message, ...error.reasons].join('\n  '))
    throw new UsageError(`--scenario: ${fileErrorText(path, error)}`)
  }
}

function isTraffic(content: unknown): boolean {
  return (
    Array.isArray(content) ||
    (typeof content === 'object' && content !== null && ('log' in content || 'steps' in content))
  )
}
