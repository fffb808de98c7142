// @ts-check
/**
 * Prepares a fresh clone: installs packages if `node_modules` differs from the lock file, installs the project's own
 * Node (the `node` package), and generates code if the contract changed. Runs before any install, so it must be plain
 * JavaScript without dependencies, for Node 20 and later.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { delimiter, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { generateIfChanged } from './generate/if-changed.mjs'

/**
 * Format of `package-lock.json`, and of `node_modules/.package-lock.json`, which npm writes after each install.
 * @typedef {{ packages?: Record<string, { version?: string, integrity?: string, optional?: boolean }> }} LockFile
 */

/**
 * Packages of the lock file that are not installed, or in another version.
 * Compares contents, since modification times are meaningless after a checkout.
 * @param {LockFile} locked
 * @param {LockFile} installed
 * @returns {string[]} paths below the root, such as `node_modules/vite`
 */
export function outdatedPackages(locked, installed) {
  return Object.entries(locked.packages ?? {}).flatMap(([path, wanted]) => {
    if (path === '') return [] // the project itself
    const present = installed.packages?.[path]
    if (present === undefined) return wanted.optional ? [] : [path] // optional: for another platform
    return present.version === wanted.version && present.integrity === wanted.integrity ? [] : [path]
  })
}

/** @param {string} file @returns {LockFile | undefined} undefined if it is missing or invalid JSON */
function readLock(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}

/** Reason that an install is needed, or undefined if it is not. @param {string} root @returns {string | undefined} */
function reasonToInstall(root) {
  const locked = readLock(join(root, 'package-lock.json'))
  const installed = readLock(join(root, 'node_modules/.package-lock.json'))
  if (installed === undefined) return 'the packages are not installed yet'
  if (locked === undefined) return 'there is no lock file'
  const outdated = outdatedPackages(locked, installed)
  if (outdated.length > 0) return `${outdated.length} package(s) differ from the lock file (${outdated[0]})`
  return undefined
}

/**
 * Runs npm on the machine's own Node. The project's Node may run this script, and an install replaces it.
 * @param {string} root @param {string[]} args @returns {boolean} true if npm succeeded
 */
function npm(root, args) {
  const bin = join(root, 'node_modules', '.bin')
  const path = (process.env.PATH ?? '').split(delimiter).filter((entry) => resolve(entry) !== bin)
  const env = { ...process.env, PATH: path.join(delimiter) }
  const { npm_node_execpath: node, npm_execpath: cli } = process.env
  const child =
    node && cli?.endsWith('.js') && !node.startsWith(root)
      ? spawnSync(node, [cli, ...args], { cwd: root, env, stdio: 'inherit' })
      : spawnSync('npm', args, { cwd: root, env, stdio: 'inherit', shell: process.platform === 'win32' })
  return child.status === 0
}

/** Version of Node in npm scripts, or undefined if the binary is missing or doesn't start. @param {string} root */
function installedNode(root) {
  const binary = join(root, 'node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node')
  if (!existsSync(binary)) return undefined
  const child = spawnSync(binary, ['--version'], { encoding: 'utf8' })
  return child.status === 0 ? child.stdout.trim().replace(/^v/, '') : undefined
}

/** Hides npm's warnings about packages that need a newer Node: they run on the project's own. */
const quiet = ['--no-audit', '--no-fund', '--loglevel=error']

/** @param {string} message @returns {never} */
function fail(message) {
  console.error(`\nsetup: ${message}\n`)
  process.exit(1)
}

/** @param {string} root */
export function setUp(root) {
  const [major = 0] = process.versions.node.split('.').map(Number)
  if (major < 20)
    fail(`Node ${process.versions.node} is too old to install the packages. Node 20 or newer is needed.`)

  const reason = reasonToInstall(root)
  if (reason !== undefined) {
    const command = existsSync(join(root, 'package-lock.json')) ? 'ci' : 'install'
    console.log(`setup: ${reason}; running npm ${command} …`)
    if (!npm(root, [command, ...quiet])) {
      fail(
        `npm ${command} failed; its own message stands above. Nothing else was changed. Try again with: npm ${command}`,
      )
    }
  }

  installNode(root)
  if (!generateIfChanged(root)) fail('generating code from openapi/ failed; its own message stands above.')
}

/** Installs the project's own Node if it is missing or outdated. @param {string} root */
function installNode(root) {
  const { devDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const wanted = devDependencies.node
  if (installedNode(root) === wanted) return
  console.log(`setup: getting Node ${wanted}, the version that this project runs on …`)
  npm(root, ['rebuild', 'node', ...quiet])
  const got = installedNode(root)
  if (got !== wanted) {
    fail(
      `the project's own Node should be ${wanted}, but is ${got ?? 'missing'}. ` +
        'Its package fetches it in an install script: is `ignore-scripts` set in your npm configuration? ' +
        'To start over: rm -rf node_modules && npm ci',
    )
  }
}

const usage = `Installs packages and the project's own Node, and generates code, each only if needed.

  npm run setup
`

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [argument] = process.argv.slice(2)
  if (argument === '--help' || argument === '-h') {
    console.log(usage)
    process.exit(0)
  }
  if (argument !== undefined) {
    console.error(`npm run setup doesn't take ${argument}\n\n${usage}`)
    process.exit(2)
  }
  setUp(fileURLToPath(new URL('..', import.meta.url)).replace(/[\\/]$/, ''))
}
