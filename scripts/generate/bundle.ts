import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

/** JSON document without a known structure; `model.ts` adds types to its parts. */
export type Json = null | boolean | number | string | Json[] | JsonObject
export type JsonObject = { [key: string]: Json }

export const redocly = resolve(import.meta.dirname, '../../node_modules/@redocly/cli/bin/cli.js')

/** Bundles the contract into one document: every `$ref` between files is resolved into `components`. */
export function bundleContract(rootFile: string): JsonObject {
  const scratch = mkdtempSync(join(tmpdir(), 'nimbus-bundle-'))
  try {
    const output = join(scratch, 'openapi.json')
    execFileSync(process.execPath, [redocly, 'bundle', rootFile, '--output', output], {
      stdio: ['ignore', 'ignore', 'pipe'],
      env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
    })
    return JSON.parse(readFileSync(output, 'utf8')) as JsonObject
  } finally {
    rmSync(scratch, { recursive: true, force: true })
  }
}
