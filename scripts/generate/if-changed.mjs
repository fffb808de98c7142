// @ts-check
/**
 * Runs the generator if its inputs changed since the last run, or if a generated file is missing.
 * Runs before other npm scripts and after each install, possibly on an older Node than the project's. So it must be
 * plain JavaScript without dependencies, for Node 20 and later. Takes a few milliseconds if nothing changed.
 */
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

const generator = 'scripts/generate/index.ts'

/** Matches imports of the project's own modules, except type-only ones; group 1 is the path. */
const valueImport = /^(?:import|export)(?! type)[^'"]*? from '([.#][^']+)'/gm

/** File with the inputs and outputs of the last run. @param {string} root */
const recordFile = (root) => join(root, '.cache/generated.json')

/**
 * Files that the output depends on: the contract, the help articles, the generator with every module it imports, and
 * the lock file for the versions of its tools.
 * @param {string} root @returns {string[]} absolute paths, sorted
 */
export function inputFiles(root) {
  const sources = ['openapi', 'src/features/documentation/articles'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .map((path) => join(root, folder, path))
      .filter((path) => statSync(path).isFile()),
  )
  /** @type {Set<string>} */
  const modules = new Set()
  /** @param {string} file */
  const addModule = (file) => {
    if (modules.has(file)) return
    modules.add(file)
    for (const [, from = ''] of readFileSync(file, 'utf8').matchAll(valueImport))
      addModule(from.startsWith('#') ? join(root, from.slice(1)) : resolve(dirname(file), from))
  }
  addModule(join(root, generator))
  return [...sources, ...modules, join(root, 'package-lock.json')].sort()
}

/** Hash of the contents of all inputs; modification times are meaningless after a checkout. @param {string} root */
export function hashInputs(root) {
  const hash = createHash('sha256')
  for (const file of inputFiles(root))
    hash.update(file.slice(root.length)).update('\0').update(readFileSync(file))
  return hash.digest('hex')
}

/** @param {string} root @param {string} inputs from `hashInputs` @param {string[]} outputs paths below the root */
export function recordOutputs(root, inputs, outputs) {
  mkdirSync(dirname(recordFile(root)), { recursive: true })
  writeFileSync(recordFile(root), JSON.stringify({ inputs, outputs }))
}

/** True if every generated file exists and the inputs are unchanged. @param {string} root */
export function isGenerated(root) {
  if (!existsSync(recordFile(root))) return false
  /** @type {{ inputs: string, outputs: string[] }} */
  const { inputs, outputs } = JSON.parse(readFileSync(recordFile(root), 'utf8'))
  return outputs.every((file) => existsSync(join(root, file))) && inputs === hashInputs(root)
}

/** @param {string} root @returns {boolean} false if the generator failed; it has printed the reason */
export function generateIfChanged(root) {
  const isInstalled = existsSync(join(root, 'node_modules/@hey-api/openapi-ts')) // not after `npm ci --omit=dev`
  if (!isInstalled || isGenerated(root)) return true
  console.log('Generating code from openapi/ …')
  const own = join(root, 'node_modules/node/bin', process.platform === 'win32' ? 'node.exe' : 'node')
  const node = existsSync(own) ? own : process.execPath
  return spawnSync(node, [join(root, generator)], { cwd: root, stdio: 'inherit' }).status === 0
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '')
  if (!generateIfChanged(root)) process.exitCode = 1
}
