import { z } from 'zod'

/**
 * Import zod only from here, so that this setting precedes the first parse. zod compiles object schemas with `new
 * Function`, which a content security policy without `unsafe-eval` reports as a violation; `jitless` prevents the
 * attempt. Node has no such policy and runs compiled schemas much faster.
 */
z.config({ jitless: 'document' in globalThis })

export { z }
