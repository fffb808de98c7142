import { withMantine } from '#src/ui/theme/mantine-frame.tsx'
import { ConsoleHeader } from './console-header.tsx'

/** On public pages, for those who are signed in. The default export is for loading it on demand. */
export default withMantine(ConsoleHeader)
