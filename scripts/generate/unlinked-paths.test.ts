import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { assertPathsAreLinked } from './unlinked-paths.ts'

test('a path that openapi.yaml does not link is an error', () => {
  const folder = mkdtempSync(join(tmpdir(), 'nimbus-paths-'))
  try {
    mkdirSync(join(folder, 'tags'))
    writeFileSync(
      join(folder, 'tags/vms.yaml'),
      'paths:\n  /vms:\n    get: {}\n  /vms/{vmId}/notes:\n    get: {}\n',
    )
    const link = (path: string) => `  ${path}:\n    $ref: './tags/vms.yaml'\n`
    writeFileSync(join(folder, 'openapi.yaml'), `paths:\n${link('/vms')}`)
    expect(() => assertPathsAreLinked(folder)).toThrow(
      'openapi/openapi.yaml does not link /vms/{vmId}/notes of openapi/tags/vms.yaml',
    )
    writeFileSync(join(folder, 'openapi.yaml'), `paths:\n${link('/vms')}${link('/vms/{vmId}/notes')}`)
    expect(() => assertPathsAreLinked(folder)).not.toThrow()
  } finally {
    rmSync(folder, { recursive: true })
  }
})
