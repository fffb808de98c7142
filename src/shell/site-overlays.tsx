import { withQueryClient } from '#src/api/with-query-client.tsx'
import { withMantine } from '#src/ui/theme/mantine-provider.tsx'
import { Overlays } from './overlays.tsx'

/** Overlays on public pages, lazy-loaded on first use. */
export default withQueryClient(withMantine(Overlays))
