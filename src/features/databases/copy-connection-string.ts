import type { Database } from '#src/api/generated/types.gen.ts'
import { copyText } from '#src/ui/copy-text.ts'

/**
 * Copies where to connect, as it is on screen: with stars where the password stands. So the toast of the specification
 * can name what was copied, and no secret gets into the clipboard that nobody asked to see.
 */
export function copyConnectionString({ endpoint }: Database): void {
  void copyText(endpoint.connectionString)
}
