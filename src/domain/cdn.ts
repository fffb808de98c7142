import { lifeCycle } from './life-cycle.ts'

/** Statuses of a CDN distribution and the actions allowed in each. */
export const cdnLifeCycle = lifeCycle({
  noun: 'distribution',
  stable: ['deployed', 'error'],
  transitional: { deploying: 'being deployed', deleting: 'being deleted' },
  creations: { create: { during: 'deploying', to: 'deployed' } },
  actions: {
    deploy: { during: 'deploying', to: 'deployed', from: { deployed: true, error: true } },
    delete: { during: 'deleting', to: 'deleted', from: { deployed: true, error: true } },
  },
  uses: {
    purge: { deployed: true, error: 'The distribution has failed, so nothing is cached.' },
  },
  // Tags and plan.
  edits: ['label'],
})

/**
 * First cache rule whose pattern matches a path; undefined if only the default applies.
 *
 * @param path starts with a slash, without a query
 */
export function cacheRuleFor<Rule extends { readonly pathPattern: string }>(
  path: string,
  rules: readonly Rule[],
): Rule | undefined {
  return rules.find(({ pathPattern }) => matchesPattern(path, pathPattern))
}

/** `*` matches any characters including slashes; everything else matches itself. */
function matchesPattern(path: string, pattern: string): boolean {
  const [head = '', ...parts] = pattern.split('*')
  const tail = parts.pop()
  if (tail === undefined) return path === pattern
  if (!path.startsWith(head) || path.length < head.length + tail.length || !path.endsWith(tail)) return false
  // The earliest match of each part leaves the most room for the following ones.
  let from = head.length
  for (const part of parts) {
    const at = path.indexOf(part, from)
    if (at < 0) return false
    from = at + part.length
  }
  return from <= path.length - tail.length
}
