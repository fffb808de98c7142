/** What JSON can say. */
type Json = string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json }

interface StructuredDataProps {
  /** A thing of https://schema.org with its `@type`; the context is added. */
  readonly data: { readonly '@type': string; readonly [name: string]: Json }
}

/** Tells search engines what a page is about. Data, not code: no policy for scripts applies to it. */
export function StructuredData({ data }: StructuredDataProps) {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...data })
  // `<` is the one letter by which a text could end the element that it stands in.
  return <script type="application/ld+json">{json.replaceAll('<', '\\u003c')}</script>
}
