import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { repositoryRoot } from './support/files.ts'

/* The container image can't be built everywhere, so its last stage is built here as a folder. */

const containerfile = readFileSync(join(repositoryRoot, 'tests/conformance/Containerfile'), 'utf8')
const [clone = '', last = ''] = containerfile.split(/^FROM .*$/m).slice(1)

const packages = [...clone.matchAll(/^ {2}(node_modules\/\S+) \\$/gm)].map(([, path]) => path ?? '')
const copied = [...last.matchAll(/^COPY --from=clone \/clone\/(\S+) (\S+)$/gm)]

let image: string
beforeAll(() => {
  image = mkdtempSync(join(tmpdir(), 'conformance-image-'))
  const link = (from: string, to: string) => {
    mkdirSync(dirname(join(image, to)), { recursive: true })
    symlinkSync(join(repositoryRoot, from), join(image, to))
  }
  for (const path of packages) link(path, path)
  for (const [, from = '', to = ''] of copied) link(from, to)
})
afterAll(() => rmSync(image, { recursive: true, force: true }))

it('has everything that the suite loads', () => {
  const [, program = ''] = /^ENTRYPOINT \["node", "\/conformance\/(.*)"\]$/m.exec(last) ?? []
  // Modules are looked up where the links are, not where they lead to.
  const lookUp = ['--preserve-symlinks', '--preserve-symlinks-main']
  const args = [...lookUp, join(image, program), '--list', '--tag', 'volumes', '--group', 'cases,responses']
  const { stdout, stderr } = spawnSync(process.execPath, args, { cwd: tmpdir(), encoding: 'utf8' })
  expect(stderr).toBe('')
  expect(stdout).toContain('responses/listVolumes/responds-as-documented')
  expect(stdout).toMatch(/^cases\//m)
})

it('has the Node and the packages of the project', () => {
  const { devDependencies } = JSON.parse(readFileSync(join(repositoryRoot, 'package.json'), 'utf8'))
  const images = [...containerfile.matchAll(/^FROM node:(\S+)-slim/gm)].map(([, version]) => version)
  expect(images).toEqual([devDependencies.node, devDependencies.node])
  expect(packages).toContain('node_modules/zod')
})
