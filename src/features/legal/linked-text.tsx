import { brand } from '#src/brand.ts'
import { Anchor } from '#src/ui/link.tsx'

/** Pages that legal texts name. The texts have no markup: they are printed as PDF too. */
const pages = {
  'pricing page': { to: '/pricing' },
  'plan comparison': { to: '/pricing', search: { tab: 'compare' } },
  'status page': { to: '/status' },
  'Privacy Policy': { to: '/privacy' },
  'Data Processing Agreement': { to: '/dpa' },
} as const

const emails: readonly string[] = [brand.supportEmail, brand.securityEmail]
const links = new RegExp(`(${[...Object.keys(pages), ...emails].join('|')})`)

const isPage = (text: string): text is keyof typeof pages => Object.hasOwn(pages, text)

/** Text in which named pages and email addresses are links. */
export function LinkedText({ text }: { readonly text: string }) {
  return text.split(links).map((part) =>
    isPage(part) ? (
      <Anchor key={part} {...pages[part]} underline="always">
        {part}
      </Anchor>
    ) : emails.includes(part) ? (
      <a key={part} href={`mailto:${part}`}>
        {part}
      </a>
    ) : (
      part
    ),
  )
}
