// @ts-check
/**
 * Makes a fresh clone ready: installs the packages when `node_modules` differs from the lock file, makes sure that npm
 * scripts run on the project's own Node (the `node` package), and generates code when the contract changed.
 *
 * Runs behind `npm start` and `npm test`, before anything is installed: therefore plain JavaScript without
 * dependencies, on any Node from 20 on. When nothing is to do it costs a few milliseconds and says nothing.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { delimiter, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { generateIfChanged } from './generate/if-changed.mjs'

/**
 * What npm writes into `package-lock.json` and, after each install, into `node_modules/.package-lock.json`.
 * @typedef {{ packages?: Record<string, { version?: string, integrity?: string, optional?: boolean }> }} LockFile
 */

/**
 * Packages of the lock file that are missing from the installed tree or are there in another version.
 * Contents are compared and not file times: git sets a file's time at checkout, which says nothing about what is installed.
 * @param {LockFile} locked
 * @param {LockFile} installed
 * @returns {string[]} paths below the root, such as `node_modules/vite`
 */
export function outdatedPackages(locked, installed) {
  return Object.entries(locked.packages ?? {}).flatMap(([path, wanted]) => {
    if (path === '') return [] // the project itself
    const present = installed.packages?.[path]
    if (present === undefined) return wanted.optional ? [] : [path] // optional: made for another platform
    return present.version === wanted.version && present.integrity === wanted.integrity ? [] : [path]
  })
}

/** @param {string} file @returns {LockFile | undefined} undefined when it is absent or not readable as JSON */
function readLock(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}

/** Why an install is needed, or undefined when it is not. @param {string} root @returns {string | undefined} */
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
 * Runs npm on the machine's own Node. The project's Node may be what runs this script, and an install replaces it.
 * @param {string} root @param {string[]} args @returns {boolean} whether npm ended well
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

/** The version that `node` has inside npm scripts, or undefined when the binary is missing or does not start. @param {string} root */
function installedNode(root) {
  const binary = join(root, 'node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node')
  if (!existsSync(binary)) return undefined
  const child = spawnSync(binary, ['--version'], { encoding: 'utf8' })
  return child.status === 0 ? child.stdout.trim().replace(/^v/, '') : undefined
}

/** npm warns of packages that need a newer Node than the one it runs on; they will run on the project's own. */
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

/** Gets the project's own Node if it is missing or of another version. @param {string} root */
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

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  setUp(fileURLToPath(new URL('..', import.meta.url)).replace(/[\\/]$/, ''))
}
