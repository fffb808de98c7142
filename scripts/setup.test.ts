import { describe, expect, it } from 'vitest'
import { outdatedPackages } from './setup.mjs'

const lock = (packages: Record<string, { version: string; integrity?: string; optional?: boolean }>) => ({
  packages: { '': { version: '0.1.0' }, ...packages },
})

describe('needsInstall', () => {
  it('is false if every locked package has its version', () => {
    const same = lock({ 'node_modules/a': { version: '1.0.0', integrity: 'sha512-a' } })
    expect(outdatedPackages(same, same)).toEqual([])
  })

  it('is true for a missing package', () => {
    expect(outdatedPackages(lock({ 'node_modules/a': { version: '1.0.0' } }), {})).toEqual(['node_modules/a'])
  })

  it('is true for another version', () => {
    expect(
      outdatedPackages(
        lock({ 'node_modules/a': { version: '1.1.0' } }),
        lock({ 'node_modules/a': { version: '1.0.0' } }),
      ),
    ).toEqual(['node_modules/a'])
  })

  it('is true for other contents of the same version', () => {
    expect(
      outdatedPackages(
        lock({ 'node_modules/a': { version: '1.0.0', integrity: 'sha512-a' } }),
        lock({ 'node_modules/a': { version: '1.0.0', integrity: 'sha512-b' } }),
      ),
    ).toEqual(['node_modules/a'])
  })

  it('ignores optional packages for other platforms', () => {
    expect(
      outdatedPackages(lock({ 'node_modules/a-win32': { version: '1.0.0', optional: true } }), {
        packages: {},
      }),
    ).toEqual([])
  })

  it("ignores the project's own version and unlocked packages", () => {
    expect(outdatedPackages(lock({}), lock({ 'node_modules/extra': { version: '1.0.0' } }))).toEqual([])
  })
})
