import { withQueryClient } from '#src/api/with-query-client.tsx'
import { withMantine } from '#src/ui/theme/mantine-provider.tsx'
import { Overlays } from './overlays.tsx'

/** Loaded when something is first called up on a public page. */
export default withQueryClient(withMantine(Overlays))
