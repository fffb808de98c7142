import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { readFile, repositoryFiles, repositoryRoot } from './support/files.ts'

const { scripts } = z
  .object({ scripts: z.record(z.string(), z.string()) })
  .parse(JSON.parse(readFile('package.json')))

describe('the npm scripts', () => {
  /** Programs that exist on every system: Node and those of the installed packages. */
  const isProgram = (word: string) =>
    word === 'node' || existsSync(join(repositoryRoot, 'node_modules/.bin', word))

  /** Reason that a command does not run in both `sh` and Windows' `cmd`; undefined if it does. */
  function unportable(command: string): string | undefined {
    const syntax = /['$`;<>*\\%]|\|\|?|(?<!&)&(?!&)/.exec(command)?.[0]
    if (syntax !== undefined) return `${syntax} means something else in another shell`
    const words = command.split('&&').map((part) => part.trim().split(' ')[0] ?? '')
    const unknown = words.find((word) => !isProgram(word))
    return unknown === undefined ? undefined : `${unknown} is no program of the packages`
  }

  it.each([
    'ROUNDS=50 vitest run',
    'vitest run && rm -rf dist',
    "playwright test -g 'a b'",
    'vite --port $PORT',
    'tsc; vite build',
    'vite & vitest',
    'tsc | tee log',
    'biome check src/*.ts',
  ])('would not run on every system: %s', (command) => expect(unportable(command)).toBeDefined())

  it('run on every system', () => {
    const found = Object.entries(scripts).flatMap(([name, command]) => {
      const reason = unportable(command)
      return reason === undefined ? [] : [`${name}: ${reason}`]
    })
    expect(found).toEqual([])
  })
})

describe('the code of tools and tests', () => {
  const rules = [
    {
      // On Windows the path of file:///C:/a is /C:/a, and spaces are encoded.
      reason: 'use import.meta.dirname or fileURLToPath',
      pattern: /import\.meta\.url\)\.pathname/,
      examples: ["new URL('../server.ts', import.meta.url).pathname"],
    },
    {
      reason: 'use npmCommand (scripts/npm.ts)',
      pattern: /\b(?:spawn|exec)\w*\(\s*['"]np[mx]['"]/,
      examples: ["spawnSync('npm', ['run', 'build'])", "execFile(\n  'npx', [])"],
    },
  ]

  it.each(rules)('that must $reason is detected', ({ pattern, examples }) => {
    for (const example of examples) expect(example).toMatch(pattern)
  })

  it.each(rules)('must $reason', ({ pattern }) => {
    // setup.mjs runs before the packages are installed, and passes a shell itself.
    const files = repositoryFiles('*.ts', '*.mjs').filter(
      (file) => !['scripts/setup.mjs', 'tests/repository/portability.test.ts'].includes(file),
    )
    expect(files.filter((file) => pattern.test(readFile(file)))).toEqual([])
  })
})

describe('line ends', () => {
  it('are the same in every checkout', () => {
    expect(readFile('.gitattributes')).toMatch(/^\* text=auto eol=lf$/m)
    const text = repositoryFiles('*.ts', '*.tsx', '*.mjs', '*.json', '*.yaml', '*.md')
    expect(text.filter((file) => readFile(file).includes('\r\n'))).toEqual([])
  })
})
