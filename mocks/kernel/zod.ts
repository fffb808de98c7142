import { z } from 'zod'

/**
 * zod as the mock uses it. zod compiles object schemas with `new Function`, which a content security policy
 * without `unsafe-eval` forbids (zod survives that, but the browser reports a violation): `jitless` keeps it
 * from trying. Node has no such policy, and checks a compiled row in a fraction of the time. It has to be set before
 * the first parse, so everything in `mocks/` takes zod from here.
 */
z.config({ jitless: 'document' in globalThis })

export { z }
