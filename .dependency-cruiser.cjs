/**
 * Rules for the layers of a folder, lowest first: each may import the layers below it. Files in no layer are on top.
 * @param {string} parent
 * @param {{ layer: string, allowed?: string[], types?: string[], because: string }[]} layers
 */
function layersOf(parent, layers) {
  return layers.map(({ layer, allowed = [], types = [], because }, index) => ({
    folder: `${parent}/${layer}`,
    allowed: [...layers.slice(0, index).map((lower) => `${parent}/${lower.layer}`), ...allowed],
    types,
    because,
  }))
}

/**
 * Import rules of the architecture. Folders that are not listed can't be imported, so add new folders here. `types`
 * are only allowed with `import type`, which leaves no trace in the bundle. `tests/repository/arrows.test.ts`
 * requires a counter-example for each rule.
 * @type {{ folder: string, allowed: string[], types?: string[], because: string }[]}
 */
const arrows = [
  {
    folder: 'src/routes',
    allowed: ['src/features', 'src/shell', 'src/resources', 'src/ui', 'src/api', 'src/domain'],
    because: 'a route is thin: path, search schema, loader, head and guard of a screen',
  },
  {
    folder: 'src/features',
    allowed: ['src/resources', 'src/ui', 'src/api', 'src/domain'],
    because:
      'a feature is built from the kit, the API client and the rules, and knows neither the shell nor the routes',
  },
  {
    folder: 'src/resources',
    allowed: ['src/ui', 'src/api', 'src/domain'],
    because: 'code shared by all resource types must not depend on one of them',
  },
  {
    folder: 'src/shell',
    allowed: ['src/ui', 'src/api', 'src/domain'],
    because: 'the shell is shared by all screens and must not depend on one',
  },
  {
    folder: 'src/ui',
    allowed: ['src/domain'],
    types: ['src/api'],
    because: 'UI components are shared by all features: no feature imports, no requests',
  },
  { folder: 'src/api', allowed: [], because: 'the API client depends on the contract only' },
  {
    folder: 'src/domain',
    allowed: [],
    types: ['src/api'],
    because: 'the rules are shared by the app and the mock, so they depend on the types of the contract only',
  },
  {
    folder: 'mocks',
    allowed: ['src/domain'],
    types: ['src/api'],
    because: 'the mock replaces a server: it shares domain rules and types with the app, but no UI code',
  },
  ...layersOf('mocks', [
    {
      layer: 'kernel',
      because: 'time, randomness and hashing are leaves that every part of the mock may use',
    },
    {
      layer: 'contract',
      types: ['src/api'],
      because: 'generated from the contract, independent of the mock',
    },
    {
      layer: 'db',
      allowed: ['src/domain'],
      because:
        'the database is a port that can be exchanged, so nothing above it may leak in; its rows speak the domain',
    },
    {
      layer: 'engine',
      because: 'the engine is generic: business rules are in the handlers passed to it',
    },
    {
      layer: 'world',
      allowed: ['src/domain'],
      types: ['src/api'],
      because: 'the simulated cloud is independent of the operations',
    },
    {
      layer: 'handlers',
      allowed: ['src/domain'],
      types: ['src/api'],
      because: 'handlers must work with any data set',
    },
    {
      layer: 'seed',
      allowed: ['src/domain'],
      because: 'a data set must not depend on scenarios',
    },
    {
      layer: 'scenarios',
      allowed: ['src/domain'],
      because: 'scenarios are shared by page, Node and server',
    },
    {
      layer: 'runtime',
      because: 'the runtime is independent of its controls and its environment',
    },
    {
      layer: 'recording',
      allowed: ['src/domain'],
      because: 'recording and replay work on any runtime',
    },
    {
      layer: 'admin',
      because: 'the controls are shared by page, Node and server',
    },
    {
      layer: 'devtools',
      because: 'the panel uses only the controls',
    },
  ]),
]

/** Small modules at the top of src that anything may import. */
const leaves = [
  'src/(?:brand|document-store|emitter|entry-of|inspected-app|json-pointer|leaving|safe-storage|server-time|session-hint|scenario-link|when-idle)\\.ts$',
]
/** Generated code; its cycles are ignored. */
const generated = '\\.gen\\.[jt]s$'
const test = '\\.test\\.tsx?$'
const ours = '^(src|mocks|scripts|tests)/'
const anyOf = (folders) => folders.map((folder) => `^${folder}/`)

/** Unit tests are exempt: they may import anything, and nothing depends on them. */
function rulesOf({ folder, allowed, types = [], because }) {
  const inside = [`^${folder}/`, ...anyOf(allowed), ...leaves.map((leaf) => `^${leaf}`)]
  const from = { path: `^${folder}/`, pathNot: test }
  const rule = (claim, to) => ({
    name: `${folder.replaceAll('/', '-')}-${claim}`,
    severity: 'error',
    comment: because,
    from,
    to,
  })
  const onlyItsOwn = rule('imports-only-allowed-layers', {
    path: ours,
    pathNot: [...inside, ...anyOf(types)],
  })
  if (types.length === 0) return [onlyItsOwn]
  return [
    onlyItsOwn,
    rule('imports-only-types', { path: anyOf(types), pathNot: inside, dependencyTypesNot: ['type-only'] }),
  ]
}

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    ...arrows.flatMap(rulesOf),
    {
      name: 'no-imports-between-features',
      severity: 'error',
      comment:
        'a feature never imports another feature: what two of them share belongs in src/resources, src/ui, src/domain or src/api',
      from: { path: '^src/features/([^/]+)/' },
      to: { path: '^src/features/', pathNot: '^src/features/$1/' },
    },
    {
      name: 'mocks-only-from-start-mocks',
      severity: 'error',
      comment:
        'dynamic imports in src/start-mocks.ts, which a production build drops, are the only way into mocks/',
      from: { path: '^src/', pathNot: ['^src/start-mocks\\.ts$', test] },
      to: { path: '^mocks/' },
    },
    {
      name: 'mocks-only-by-dynamic-import',
      severity: 'error',
      comment: 'a static import would bundle the mock into production',
      from: { path: '^src/start-mocks\\.ts$' },
      to: { path: '^mocks/', dynamic: false },
    },
    {
      name: 'no-tools-in-app-or-mock',
      severity: 'error',
      comment: 'app and mock must not depend on tests or scripts',
      from: { path: '^(src|mocks)/', pathNot: test },
      to: { path: '^(tests|scripts)/' },
    },
    {
      name: 'no-dev-dependencies-in-app',
      severity: 'error',
      comment: 'the app may only import dependencies; devDependencies are for tools and the mock',
      from: { path: '^src/', pathNot: [test, '\\.d\\.ts$'] },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'no-node-builtins-in-browser-code',
      severity: 'error',
      comment: 'only the Node runtimes and the SQLite store of the mock use built-in modules of Node',
      from: {
        path: '^(src|mocks)/',
        pathNot: [test, '^mocks/(node\\.ts$|server\\.mjs$|server/)', '^mocks/db/persistence/sqlite\\.ts$'],
      },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'no-circular',
      severity: 'error',
      comment:
        'files that import each other can only be read, moved and tested together; a shared type belongs in the lower one',
      from: { pathNot: generated },
      to: { circular: true, viaOnly: { pathNot: generated } },
    },
    {
      name: 'no-unresolved',
      severity: 'error',
      comment: 'a module that is not found is missing from package.json or misspelled',
      from: {},
      to: { couldNotResolve: true, pathNot: '^virtual:' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    skipAnalysisNotInRules: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'browser', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mts', '.js', '.mjs', '.cjs', '.json', '.d.ts'],
    },
  },
}
