import type { Driver, WireResponse } from './suite/driver.ts'

interface ProblemBody {
  readonly code: string
  readonly detail: string
  readonly errors?: readonly { readonly message: string }[]
}

/** Finds identifiers in the texts of problems, which a rename in the source may have left there. */
export class ProblemTexts {
  readonly #wrong = new Set<string>()

  driver(driver: Driver): Driver {
    return {
      ...driver,
      send: async (request) => {
        const response = await driver.send(request)
        for (const text of textsOf(response)) {
          if (identifiersIn(text).length > 0) this.#wrong.add(`${request.method} ${request.url}: ${text}`)
        }
        return response
      },
    }
  }

  /** Texts that contain identifiers, with their requests. */
  withIdentifiers(): readonly string[] {
    return [...this.#wrong]
  }
}

/** Texts for people. Those about parameters list field names, and a 500 may name an operation. */
function textsOf({ status, headers, text }: WireResponse): readonly string[] {
  if (status === 500 || headers.get('content-type') !== 'application/problem+json') return []
  const { code, detail, errors = [] } = JSON.parse(text) as ProblemBody
  return code === 'invalid_parameters' ? [] : [detail, ...errors.map(({ message }) => message)]
}

/** Words in camel case outside of backticks and quotation marks. */
export function identifiersIn(text: string): readonly string[] {
  return text.replaceAll(/`[^`]*`|“[^”]*”/g, '').match(/(?<![\w./-])[a-z]{2,}[A-Z][a-z]\w*/g) ?? []
}
