import MiniSearch from 'minisearch'
import { type HelpSection, helpSections } from '../../contract/help-articles.gen.ts'
import type { ChatMessageRow } from '../../db/index.ts'

export type MessageContent = Pick<ChatMessageRow, 'text' | 'articles' | 'offersPerson'>

/** Maximum number of articles of an answer (`maxItems` of the contract). */
const MAX_ARTICLES = 3
/** Score of a further article, as a share of the best one's. */
const RELEVANT = 0.4
/** Maximum length of a quotation with more than one sentence. */
const QUOTED = 280

const GREETING = /^(hi|hello|hey|good (morning|afternoon|evening))\b[\s!.,]*$/i
const THANKS = /^(thanks|thank you|great|perfect|ok|okay)\b[^?]{0,30}$/i
const PERSON = /\b(person|human|agent|engineer|representative|somebody|someone|real people)\b/i

/** Questions that a page answers, not an article. */
const PAGES: readonly (MessageContent & { readonly pattern: RegExp })[] = [
  {
    pattern: /\b(outage|status page|is .+ down|incidents?)\b/i,
    text: 'The status page shows every service and region as it is now, with incidents of the last 90 days.',
    articles: [{ title: 'System status', path: '/status' }],
    offersPerson: true,
  },
  {
    pattern: /\b(reset|forgot|forgotten|lost|change)\b.*\b(my|account|own) password\b/i,
    text: 'Ask for a link to set a new password. It arrives by email and works once, for 30 minutes.',
    articles: [{ title: 'Forgot password', path: '/forgot-password' }],
    offersPerson: false,
  },
]

/** Words that say nothing about the subject of a question. */
const STOP_WORDS = new Set(
  'a about after all am an and any are as at be because but by can could did do does don for from get give had happen happens has have help here how i if in into is it its just know like make me my need no not of on one or our out please should so some tell than that the their them then there they this to up us use want was we what when where which who why will with work would you your'.split(
    ' ',
  ),
)

interface IndexedSection extends HelpSection {
  readonly id: number
}

const sections: readonly IndexedSection[] = helpSections.map((section, id) => ({ id, ...section }))

let index: MiniSearch<IndexedSection> | undefined

function searchIndex(): MiniSearch<IndexedSection> {
  if (index === undefined) {
    index = new MiniSearch({
      fields: ['title', 'heading', 'text'],
      processTerm: (term) => {
        const word = term.toLowerCase()
        return word.length < 2 || STOP_WORDS.has(word) ? null : word
      },
      searchOptions: {
        prefix: (term) => term.length > 3,
        fuzzy: (term) => (term.length > 5 ? 0.2 : false),
        boost: { title: 4, heading: 3 },
      },
    })
    index.addAll(sections)
  }
  return index
}

/** Answer of the automated assistant: what the help articles say, or the offer of a person. */
export function answerTo(question: string): MessageContent {
  const text = question.trim()
  if (GREETING.test(text)) return textOnly('Hello. Which product is your question about?')
  if (THANKS.test(text)) return textOnly('You’re welcome. Ask again at any time.')
  if (PERSON.test(text)) {
    return {
      ...textOnly('I’m an automated assistant. An engineer can take over this chat.'),
      offersPerson: true,
    }
  }
  const page = PAGES.find(({ pattern }) => pattern.test(text))
  if (page !== undefined) {
    const { pattern: _, ...answer } = page
    return answer
  }
  const found = findSections(text)
  const [best] = found
  if (best !== undefined) {
    const place = best.heading === '' ? '' : `, section “${best.heading}”`
    return {
      text: `From “${best.title}”${place}: ${quotation(best.text)}`,
      articles: found.map(({ title, path }) => ({ title, path })),
      offersPerson: false,
    }
  }
  return {
    ...textOnly(
      'I found nothing about that in the help articles. Try the name of the product and what you want to do with it, or ask for a person.',
    ),
    offersPerson: true,
  }
}

export function textOnly(text: string): MessageContent {
  return { text, articles: [], offersPerson: false }
}

/** Best sections, one of each article, if at least half of the question's words occur in them. */
export function findSections(question: string): readonly HelpSection[] {
  const found: HelpSection[] = []
  const asked = wordsOf(question).length
  const results = searchIndex().search(question)
  for (const { id, queryTerms, score } of results) {
    const section = sections[id]
    if (score < RELEVANT * (results[0]?.score ?? 0)) break
    if (section === undefined || section.text === '' || queryTerms.length * 2 < asked) continue
    if (found.some(({ title }) => title === section.title)) continue
    found.push(section)
    if (found.length === MAX_ARTICLES) break
  }
  return found
}

function wordsOf(question: string): readonly string[] {
  const words = question.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  return [...new Set(words.filter((word) => word.length > 1 && !STOP_WORDS.has(word)))]
}

/** Whole sentences from the start of a text. One that ends with a colon led to code, which is left out. */
function quotation(text: string): string {
  const sentences = text.match(/[^.!?:]+(?:[.!?:]+(?!\s|$)[^.!?:]+)*[.!?:]*/g) ?? [text]
  let quoted = ''
  for (const sentence of sentences) {
    if (quoted !== '' && sentence.trim().endsWith(':')) continue
    if (quoted.length + sentence.length > QUOTED && quoted !== '') break
    quoted += sentence
  }
  return quoted.trim().replace(/:$/, '.')
}
