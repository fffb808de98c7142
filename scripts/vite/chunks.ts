/**
 * Which modules come in one file together. Left to itself the bundler makes a file for every set of pages that share
 * something: three hundred of them, a hundred for one page of the console, most smaller than a kilobyte. They compress
 * badly one by one, and the list of who needs which makes a tenth of the first file.
 *
 * So what is needed together anyway is put together here, the more general first. A group takes along what its modules
 * import and no earlier group has taken; it never needs a later one. What no group names, the bundler spreads as before.
 */
export const chunks = (mocks: boolean) => ({
  groups: [
    // The first load, whatever the page.
    { name: 'start', tags: ['$initial' as const] },
    ...(mocks ? mockGroups : []),
    // Of both frames with menus: of the site and of the console.
    group(
      'frames',
      'src/ui/main-id.ts',
      'src/ui/theme/timing.ts',
      'src/domain/region.ts',
      'src/shell/header/brand-link.tsx',
      'src/ui/use-format.tsx',
      'src/shell/skip-link.tsx',
      'src/shell/color-schemes.ts',
      icon('ChevronDown'),
      icon('Menu2'),
      'src/ui/link.tsx',
      icon('Bolt'),
      icon('Headset'),
      icon('ShieldCheck'),
      icon('World'),
    ),
    // The frame of public pages, and what nearly all of them are made of.
    group(
      'site',
      'src/shell/site-layout.tsx',
      'src/ui/site/section.tsx',
      'src/ui/site/site-hero.tsx',
      'src/ui/site/stats.tsx',
      'src/ui/site/feature-grid.tsx',
      'src/ui/site/call-to-action.tsx',
      'src/ui/site/contact-button.tsx',
      'src/ui/site/structured-data.tsx',
      'src/ui/site/spec-sheet.tsx',
      icon('Broadcast'),
      icon('Receipt2'),
      'src/ui/use-hydrated.ts',
    ),
    // Small, and used by screens that need nothing of the lists and forms they would otherwise come with.
    group(
      'page',
      'src/ui/page-header.tsx',
      'src/ui/use-ever.ts',
      'src/ui/use-online.ts',
      'src/ui/use-copy.ts',
      'src/ui/toast.tsx',
      'src/api/request-key.ts',
      'src/ui/resource-table/use-announced-result.ts',
      'src/shell/navigation.ts',
      '/react-router/dist/esm/useLocation.js',
    ),
    // Pictures of the console that some public pages show as well, and what both say when something fails.
    group(
      'marks',
      'src/ui/error-state.tsx',
      'src/resources/form/form-problem.ts',
      'src/ui/capitalised.ts',
      'src/ui/use-countdown.ts',
      'src/ui/visually-hidden.tsx',
      'src/shell/console-icons.ts',
      icon('AlertTriangle'),
      icon('CircleCheck'),
      icon('Search'),
      icon('CreditCard'),
      icon('X'),
      icon('Check'),
    ),
    // The operations of each tag of the contract by themselves: no page needs many, and all together weigh as much as a page.
    {
      name: (id: string) => `api-${/([\w-]+)\.gen\.ts$/.exec(id)?.[1]}`,
      test: operations,
      includeDependenciesRecursively: false,
    },
    // What most public pages do without: the API (`src/api/access.ts`), Mantine, and the routes of all other pages.
    group(
      'api',
      'src/connect-api.ts',
      'src/shell/connection-notice.tsx',
      '/@tanstack/react-query/',
      '/query-core/build/modern/query',
      '/query-core/build/modern/mutation',
    ),
    group(
      'mantine',
      'src/ui/theme/mantine-frame.tsx',
      '@mantine/core/esm/core/Box/',
      '@mantine/core/esm/core/factory/',
      '@mantine/core/esm/core/styles-api/',
    ),
    group('routes', 'src/routeTree.gen.ts'),
    // Forms, of the sign-in and of the console.
    group(
      'controls',
      mantine('Loader'),
      mantine('TextInput'),
      mantine('InputBase'),
      mantine('CloseButton'),
      mantine('ActionIcon'),
      mantine('Transition'),
      '/use-uncontrolled/',
      '/create-safe-context/',
      // Of menus and of forms, which do without each other.
      '/Radio/RadioIcon.mjs',
      '/create-scoped-keydown-handler/',
      '/find-element-ancestor/',
      '/core/utils/noop/',
      '/get-contrast-color/',
      '/get-auto-contrast-value/',
      'src/api/request-key.ts',
    ),
    group(
      'floating',
      mantine('Tooltip'),
      mantine('Portal'),
      'Checkbox/CheckIcon.mjs',
      'src/ui/disabled-reason.tsx',
      'src/ui/escape-closes.ts',
      'src/ui/toast.tsx',
    ),
    group('popover', mantine('Popover'), mantine('FocusTrap')),
    group('checkbox', mantine('Checkbox'), mantine('ScrollArea')),
    group('console', 'src/shell/console-layout.tsx'),
    group('dialog', 'src/ui/confirm-dialog.tsx'),
    // Screens of resources: what lists, details and forms share, then what two of them share, then each.
    group(
      'resource',
      'src/resources/may.ts',
      'src/resources/cache.ts',
      'src/resources/polling.ts',
      'src/resources/projects/project-queries.ts',
      'src/resources/detail/panel.tsx',
      'src/ui/status-badge.tsx',
      // Of lists, and of tables of figures that do without those.
      'src/ui/table-roles.ts',
      'src/ui/phone-cards.module.css',
      mantine('Skeleton'),
    ),
    group('fields', mantine('NativeSelect'), mantine('SegmentedControl')),
    { ...group('icons', '@tabler/icons-react/dist/esm/icons/'), minShareCount: 8 },
    group('projects', 'src/resources/projects/move-to-project.tsx'),
    // Of lists and of the dashboard.
    group('cards', 'src/ui/stat-card.tsx', 'src/ui/own-link.tsx'),
    group(
      'orders',
      'src/resources/orders/common-orders.tsx',
      'src/resources/queries.ts',
      'src/resources/polling.ts',
      'src/resources/status.tsx',
      'src/resources/tag-list.tsx',
      'src/ui/relative-time.tsx',
      'src/ui/empty-state.tsx',
    ),
    group('copy', 'src/ui/copy-button.tsx', 'src/resources/back-link.tsx', 'src/resources/hourly-rate.tsx'),
    group('actions', 'src/ui/resource-table/row-actions-menu.tsx', 'src/ui/refused-menu-item.tsx'),
    group('row', 'src/ui/resource-table/search-box.tsx', 'src/resources/list/cells.tsx'),
    group('list', 'src/resources/list/', 'src/ui/resource-table/resource-table.tsx'),
    group(
      'detail',
      'src/resources/detail/detail-tab.tsx',
      'src/resources/detail/detail-screen.tsx',
      'src/resources/detail/facts-panel.tsx',
    ),
    // Of forms, and of lists with a dialog that creates.
    group('choices', 'src/ui/choice-cards.tsx', '/react-router/dist/esm/useBlocker.js'),
    group(
      'create',
      'src/resources/create/use-create-form.ts',
      'src/resources/create/create-screen.tsx',
      'src/resources/create/common-sections.tsx',
      'src/resources/create/use-draft.ts',
      'src/resources/create/leave-guard.tsx',
      'src/ui/code-block.tsx',
    ),
  ],
})

/**
 * The mock comes with every page, and with it what it shares with some of them. In a file of its own the browser compiles
 * what is generated from the contract beside the rest.
 */
const mockGroups = [
  group('contract', '/mocks/contract/operations', '/mocks/contract/schemas', '/mocks/kernel/validation/'),
  // What every page of the console asks for, and what the handlers of several tags share.
  {
    name: 'mock',
    test: /\/mocks\/(?:browser\.ts|world\/|handlers\/(?:index\.ts|(?:me|notifications|projects|session|shared)\/))/,
  },
  // The rest by tag, as it is loaded (`mocks/handlers/index.ts`).
  {
    name: (id: string) => `mock-${/\/handlers\/([\w-]+)/.exec(id)?.[1]}`,
    test: /\/mocks\/handlers\//,
    includeDependenciesRecursively: false,
  },
]

const operations = /\/src\/api\/generated\/(?:sdk|@tanstack\/react-query)\/[\w-]+\.gen\.ts$/

/** A group of the modules whose paths contain one of `parts`. */
function group(name: string, ...parts: readonly string[]) {
  return { name, test: (id: string) => parts.some((part) => id.includes(part)) }
}

function mantine(component: string): string {
  return `@mantine/core/esm/components/${component}/`
}

function icon(name: string): string {
  return `/icons/Icon${name}.mjs`
}
