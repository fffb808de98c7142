import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { readChanges } from './git-changes.ts'

let folder: string
const write = (name: string, text: string) => writeFileSync(join(folder, name), text)
const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@test.test', ...args], {
    cwd: folder,
    stdio: 'ignore',
  })

function commit(message: string): void {
  git('add', '.')
  git('commit', '-m', message)
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'changes-'))
  git('init', '--initial-branch', 'main')
  for (const name of ['untouched', 'edited', 'deleted', 'committed']) write(name, 'old')
  commit('first')
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const filesSince = (ref?: string) => readChanges(ref, folder)?.files

it('are commits of a branch, edits, deletions and new files', () => {
  git('checkout', '-b', 'branch')
  write('committed', 'new')
  commit('second')
  write('edited', 'new')
  write('new näme', 'new')
  rmSync(join(folder, 'deleted'))
  expect(filesSince()).toEqual(['committed', 'deleted', 'edited', 'new näme'])
  expect(filesSince('HEAD')).toEqual(['deleted', 'edited', 'new näme'])
})

it('leave out commits of main that the branch does not have', () => {
  git('checkout', '-b', 'branch')
  git('checkout', 'main')
  write('committed', 'on main')
  commit('second')
  git('checkout', 'branch')
  expect(filesSince()).toEqual([])
})

it('are edits on main', () => {
  write('edited', 'new')
  expect(filesSince()).toEqual(['edited'])
})

it('need an existing commit', () => {
  expect(readChanges('nowhere', folder)).toBeNull()
})
