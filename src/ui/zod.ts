import * as z from 'zod/mini'

/**
 * zod as the app uses it. zod compiles object schemas with `new Function` where it can, and finds out by trying, which
 * the content security policy forbids and the browser reports: `jitless` keeps it from trying. It has to be set before
 * the first parse, so everything in `src/` takes zod from here.
 */
z.config({ jitless: true })

export { z }
