import { type Icon, IconCamera, IconKey, IconNetwork } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { searchOptions } from '#src/api/generated/@tanstack/react-query.gen.ts'
import type { SearchHit, SearchHitType } from '#src/api/generated/types.gen.ts'
import { copyText } from '#src/ui/copy-text.ts'
import { MAX_QUERY_LENGTH, text } from '#src/ui/search-schema.ts'
import { useDebounced } from '#src/ui/use-debounced.ts'
import { consoleIcons } from '../console-icons.ts'
import type { PaletteEntry } from './palette-entry.ts'

/** Debounce delay of the search, in milliseconds: short enough that results follow each key within 100 ms. */
const DEBOUNCE_MS = 40

/** Maximum number of results; more are found by refining the query. */
const MAX_RESULTS = 8

const queryText = text(MAX_QUERY_LENGTH)

const hitIcons: Record<SearchHitType, Icon> = {
  vm: consoleIcons['/compute/vms'],
  container: consoleIcons['/compute/containers'],
  database: consoleIcons['/storage/databases'],
  volume: consoleIcons['/storage/volumes'],
  volume_snapshot: IconCamera,
  load_balancer: consoleIcons['/network/load-balancers'],
  firewall: consoleIcons['/network/firewalls'],
  cdn_distribution: consoleIcons['/services/cdn'],
  dns_zone: consoleIcons['/services/dns'],
  ssh_key: IconKey,
  network: IconNetwork,
}

export interface PaletteResources {
  readonly entries: readonly PaletteEntry[]
  /** `off` while the query is empty. */
  readonly state: 'off' | 'loading' | 'done' | 'failed'
  readonly error: unknown
  readonly retry: () => void
}

/** Resources found by the server. The last results stay while new ones load. */
export function usePaletteResources(query: string, signedIn: boolean): PaletteResources {
  const router = useRouter()
  const typed = queryText(query.trim())
  const searchText = useDebounced(typed, DEBOUNCE_MS)
  const enabled = signedIn && typed !== '' && searchText !== ''
  const search = useQuery({
    ...searchOptions({ query: { q: searchText, limit: MAX_RESULTS } }),
    enabled,
    placeholderData: keepPreviousData,
    retry: false,
  })

  const entry = (hit: SearchHit): PaletteEntry => {
    const { href } = hit
    return {
      id: `hit-${hit.id}`,
      label: hit.title,
      hint: [hit.subtitle, hit.status, href === null && 'Copy ID'].filter(Boolean).join(' · '),
      icon: hitIcons[hit.type],
      // Types without a page of their own: copy the id instead.
      run: () => void (href === null ? copyText(hit.id) : router.navigate({ href })),
    }
  }

  const waiting = signedIn && typed !== '' && (searchText !== typed || search.isFetching)
  return {
    entries: enabled ? (search.data?.items ?? []).map(entry) : [],
    state: !signedIn || typed === '' ? 'off' : waiting ? 'loading' : search.isError ? 'failed' : 'done',
    error: search.error,
    retry: () => void search.refetch(),
  }
}
