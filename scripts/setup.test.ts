import { describe, expect, it } from 'vitest'
import { outdatedPackages } from './setup.mjs'

const lock = (packages: Record<string, { version: string; integrity?: string; optional?: boolean }>) => ({
  packages: { '': { version: '0.1.0' }, ...packages },
})

describe('what an install is needed for', () => {
  it('is nothing when every locked package is there in its version', () => {
    const same = lock({ 'node_modules/a': { version: '1.0.0', integrity: 'sha512-a' } })
    expect(outdatedPackages(same, same)).toEqual([])
  })

  it('is a package that is missing', () => {
    expect(outdatedPackages(lock({ 'node_modules/a': { version: '1.0.0' } }), {})).toEqual(['node_modules/a'])
  })

  it('is a package in another version', () => {
    expect(
      outdatedPackages(
        lock({ 'node_modules/a': { version: '1.1.0' } }),
        lock({ 'node_modules/a': { version: '1.0.0' } }),
      ),
    ).toEqual(['node_modules/a'])
  })

  it('is a package of the same version with other contents', () => {
    expect(
      outdatedPackages(
        lock({ 'node_modules/a': { version: '1.0.0', integrity: 'sha512-a' } }),
        lock({ 'node_modules/a': { version: '1.0.0', integrity: 'sha512-b' } }),
      ),
    ).toEqual(['node_modules/a'])
  })

  it('is not an optional package made for another platform', () => {
    expect(
      outdatedPackages(lock({ 'node_modules/a-win32': { version: '1.0.0', optional: true } }), {
        packages: {},
      }),
    ).toEqual([])
  })

  it('is not the version of the project itself, nor what lies there beside the lock file', () => {
    expect(outdatedPackages(lock({}), lock({ 'node_modules/extra': { version: '1.0.0' } }))).toEqual([])
  })
})
