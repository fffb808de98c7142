import * as z from 'zod/mini'

/**
 * Import zod only from here, so that this setting precedes the first parse. zod compiles object schemas with `new
 * Function` and detects support by trying, which violates the content security policy; `jitless` prevents the
 * attempt.
 */
z.config({ jitless: true })

export { z }
