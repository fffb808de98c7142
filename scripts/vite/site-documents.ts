import type { PDFFont, PDFPage } from '@cantoo/pdf-lib'
import type { Plugin } from 'vite'
import { brand } from '../../src/brand.ts'
import { certificates, measures, practices } from '../../src/features/company/security-facts.ts'
import { dpa } from '../../src/features/legal/dpa.ts'

interface DocumentSection {
  readonly title: string
  readonly paragraphs: readonly string[]
  readonly points?: readonly string[]
}

interface SiteDocument {
  readonly title: string
  readonly lead: string
  /** ISO date of this version. */
  readonly since: string
  readonly sections: readonly DocumentSection[]
}

/** Documents to download, by path. They have the texts of the pages that link to them. */
export const siteDocuments: Readonly<Record<string, SiteDocument>> = {
  'documents/data-processing-agreement.pdf': { title: 'Data Processing Agreement', ...dpa },
  'documents/security-overview.pdf': {
    title: 'Security overview',
    lead: `How ${brand.company} protects the data of its customers. Report vulnerabilities to ${brand.securityEmail}.`,
    since: dpa.since,
    sections: [
      ...measures.map(({ title, text }) => ({ title, paragraphs: [text] })),
      {
        title: 'Certificates',
        paragraphs: ['Reports are available under NDA from support.'],
        points: certificates.map(({ name, status, audited }) => `${name}: ${status}, audited ${audited}`),
      },
      ...practices.map(({ title, points }) => ({
        title: `Recommended: ${title.toLowerCase()}`,
        paragraphs: [],
        points,
      })),
    ],
  },
}

/** Writes the documents as PDF. The development server creates them on request. */
export function siteDocumentFiles(): Plugin {
  return {
    name: 'site-documents',
    async generateBundle() {
      for (const [fileName, document] of Object.entries(siteDocuments))
        this.emitFile({ type: 'asset', fileName, source: await toPdf(document) })
    },
    configureServer({ middlewares, config }) {
      middlewares.use((request, response, next) => {
        const document = siteDocuments[(request.url ?? '').slice(config.base.length)]
        if (document === undefined) return next()
        void toPdf(document).then((bytes) => {
          response.setHeader('content-type', 'application/pdf')
          response.end(bytes)
        }, next)
      })
    },
  }
}

/* Points (1/72 inch); the origin is at the bottom left. */
const PAGE = { width: 595.28, height: 841.89 }
const MARGIN = 56

/** Renders a document on A4. The same text gives the same bytes. */
export async function toPdf({ title, lead, since, sections }: SiteDocument): Promise<Uint8Array> {
  // Takes 0.2 s to load, so not at each start of Vite.
  const { PDFDocument, rgb, StandardFonts } = await import('@cantoo/pdf-lib')
  const ink = rgb(0.1, 0.12, 0.16)
  const gray = rgb(0.4, 0.43, 0.49)
  const pdf = await PDFDocument.create()
  const plain = await pdf.embedFont(StandardFonts.Helvetica)
  const bold = await pdf.embedFont(StandardFonts.HelveticaBold)
  let page: PDFPage | undefined
  let y = 0

  function write(
    text: string,
    { size = 10.5, font = plain, color = ink, indent = 0, before = 0 } = {},
  ): void {
    y -= before
    for (const line of linesOf(text, font, size, PAGE.width - 2 * MARGIN - indent)) {
      if (page === undefined || y < MARGIN + size) {
        page = pdf.addPage([PAGE.width, PAGE.height])
        y = PAGE.height - MARGIN
      }
      y -= size * 1.45
      page.drawText(line, { x: MARGIN + indent, y, size, font, color })
    }
  }

  write(brand.company, { color: gray })
  write(title, { size: 22, font: bold, before: 6 })
  write(`Version of ${since}`, { color: gray })
  write(lead, { size: 12, before: 8 })
  for (const section of sections) {
    write(section.title, { size: 13, font: bold, before: 14 })
    for (const paragraph of section.paragraphs) write(paragraph, { before: 3 })
    for (const point of section.points ?? []) write(`•  ${point}`, { indent: 10, before: 2 })
  }
  const at = new Date(since)
  pdf.setTitle(title, { showInWindowTitleBar: true })
  pdf.setAuthor(brand.company)
  pdf.setLanguage('en')
  pdf.setCreationDate(at)
  pdf.setModificationDate(at)
  pdf.setProducer(brand.name)
  pdf.setCreator(brand.name)
  return pdf.save()
}

function linesOf(text: string, font: PDFFont, size: number, width: number): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`
    if (line !== '' && font.widthOfTextAtSize(longer, size) > width) {
      lines.push(line)
      line = word
    } else line = longer
  }
  return [...lines, line]
}
