import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative, sep } from 'node:path'
import { expect, test } from 'vitest'
import { generate } from '../../scripts/generate/generate.ts'
import { inputFiles, isGenerated } from '../../scripts/generate/if-changed.mjs'
import { differingOutputs, outputFiles } from '../../scripts/generate/outputs.ts'
import { repositoryFiles, repositoryRoot } from './support/files.ts'

test('generated code is reproducible from the contract', async () => {
  expect(isGenerated(repositoryRoot), 'generated code is out of date: npm run setup').toBe(true)
  const scratch = mkdtempSync(join(tmpdir(), 'nimbus-generated-'))
  try {
    await generate(repositoryRoot, scratch)
    expect(differingOutputs(scratch, repositoryRoot)).toEqual([])
  } finally {
    rmSync(scratch, { recursive: true, force: true })
  }
}, 120_000)

test('the generator needs no generated code', () => {
  const generated = new Set(outputFiles(repositoryRoot))
  const inputs = inputFiles(repositoryRoot).map((file) => relative(repositoryRoot, file).replaceAll(sep, '/'))
  expect(inputs.filter((file) => generated.has(file))).toEqual([])
})

test('generated code is not in git', () => {
  const generated = new Set(outputFiles(repositoryRoot))
  expect(repositoryFiles().filter((file) => generated.has(file))).toEqual([])
})
