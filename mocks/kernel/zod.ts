import { z } from 'zod'
import { didYouMeanOrKnown } from './did-you-mean.ts'

/**
 * Import zod only from here, so that this setting precedes the first parse. zod compiles object schemas with `new
 * Function`, which a content security policy without `unsafe-eval` reports as a violation; `jitless` prevents the
 * attempt. Node has no such policy and runs compiled schemas much faster.
 */
z.config({
  jitless: 'document' in globalThis,
  customError: (issue) => {
    if (issue.code !== 'unrecognized_keys' || !(issue.inst instanceof z.ZodObject)) return undefined
    const known = Object.keys(issue.inst.shape)
    return issue.keys.map((key) => `there is no “${key}”${didYouMeanOrKnown(key, known)}`).join('; ')
  },
})

export { z }
