import { PDFDocument, type PDFFont, type PDFPage, rgb, StandardFonts } from '@cantoo/pdf-lib'
import { brand } from '#src/brand.ts'
import { BILLING_SERVICE_NAMES } from '#src/domain/billing.ts'
import { addressLines, taxLabel } from '#src/domain/tax.ts'
import { dollarsText } from '../../kernel/dollars-text.ts'
import { dayOf } from '../../world/billing/invoices.ts'
import type { InvoiceDocument } from './document.ts'

/* Points (1/72 inch); the origin is at the bottom left. */
const PAGE = { width: 595.28, height: 841.89 }
const MARGIN = 50
const FOOT = 64
const LINE = 13
const TEXT_SIZE = 9.5
const CELL_SIZE = 9
const INK = rgb(0.1, 0.12, 0.16)
const GRAY = rgb(0.4, 0.43, 0.49)
const RULE = rgb(0.84, 0.86, 0.89)

type Color = typeof INK

interface Style {
  readonly color?: Color
  readonly font?: PDFFont
  readonly size?: number
}

/** Invoices with more resources leave them to the CSV. */
const MAX_RESOURCES = 1000

interface Column<Row> {
  readonly head: string
  readonly width: number
  readonly align?: 'right'
  readonly text: (row: Row) => string
  /** Second line of a cell, in gray. */
  readonly under?: (row: Row) => string
}

interface PlacedColumn<Row> extends Column<Row> {
  /** Left edge on the page. */
  readonly x: number
}

/** Renders an invoice on A4: billing details, lines, and cost by resource. */
export async function invoicePdf(invoice: InvoiceDocument): Promise<Uint8Array<ArrayBuffer>> {
  const pdf = await PDFDocument.create()
  const sheet = new Sheet(
    pdf,
    await pdf.embedFont(StandardFonts.Helvetica),
    await pdf.embedFont(StandardFonts.HelveticaBold),
  )
  const { number, billedTo, lines, resources } = invoice

  sheet.text(brand.name, { size: 20, bold: true })
  sheet.text(brand.company, { color: GRAY })
  sheet.text(brand.supportEmail, { color: GRAY })
  sheet.space(18)
  sheet.text(`Invoice ${number}`, { size: 16, bold: true })
  sheet.space(6)
  for (const [name, value] of facts(invoice)) sheet.fact(name, value)
  sheet.space(14)

  sheet.heading('Services')
  sheet.table(
    [
      { head: 'Service', width: 130, text: ({ service }) => BILLING_SERVICE_NAMES[service] },
      {
        head: 'Project',
        width: 215,
        text: ({ projectName }) => projectName,
        under: ({ projectId }) => projectId,
      },
      { head: 'Resources', width: 60, align: 'right', text: ({ resourceCount }) => String(resourceCount) },
      { head: 'Amount', width: 90, align: 'right', text: ({ amount }) => dollarsText(amount.amount) },
    ],
    lines,
  )
  sheet.total('Net', dollarsText(invoice.net), 'small')
  sheet.total(taxLabel(invoice.tax), dollarsText(invoice.tax.amount), 'small')
  sheet.total('Total', dollarsText(invoice.amount))
  sheet.space(20)

  sheet.heading('Resources')
  if (resources.length > MAX_RESOURCES) {
    sheet.text(
      `The ${count(resources.length)} resources of this month are listed in the CSV of this invoice.`,
    )
  } else {
    sheet.table(
      [
        { head: 'Resource', width: 175, text: ({ name }) => name, under: ({ resourceId }) => resourceId },
        { head: 'Service', width: 95, text: ({ service }) => BILLING_SERVICE_NAMES[service] },
        {
          head: 'Project',
          width: 110,
          text: ({ projectName }) => projectName,
          under: ({ projectId }) => projectId,
        },
        { head: 'Hours', width: 50, align: 'right', text: ({ hours }) => count(hours) },
        { head: 'Amount', width: 65, align: 'right', text: ({ amount }) => dollarsText(amount) },
      ],
      resources,
    )
  }

  sheet.footers(`${brand.company} · Invoice ${number}`)
  pdf.setTitle(`Invoice ${number}`, { showInWindowTitleBar: true })
  pdf.setAuthor(brand.company)
  pdf.setSubject(`Cloud services for ${billedTo.name}`)
  pdf.setLanguage('en')
  // Fixed, so that the same invoice gives the same bytes.
  pdf.setCreationDate(new Date(invoice.to))
  pdf.setModificationDate(new Date(invoice.paidAt ?? invoice.to))
  pdf.setProducer(brand.name)
  pdf.setCreator(brand.name)
  return Uint8Array.from(await pdf.save())
}

function facts({ billedTo, from, to, dueAt, paidAt, paidBy, status, amount }: InvoiceDocument) {
  const found: (readonly [string, string])[] = [
    ['Billed to', [billedTo.name, ...addressLines(billedTo.address)].join('\n')],
    ...(billedTo.taxId === null ? [] : [['Tax ID', billedTo.taxId] as const]),
    ['Period', `${dayOf(from)} to ${dayOf(to - 1)}`],
    ['Issued', dayOf(to)],
    ['Due', dayOf(dueAt)],
    ['Amount', dollarsText(amount)],
  ]
  if (paidAt === null) return [...found, ['Status', status === 'overdue' ? 'Overdue' : 'To be paid'] as const]
  // Screens show the day of the payment in the user's time zone, which may be another one.
  const paid = `${dayOf(paidAt)} (UTC)`
  return [...found, ['Paid', paidBy === null ? paid : `${paid}, ${paidBy}`] as const]
}

/** Page written from top to bottom, with automatic page breaks. */
class Sheet {
  readonly #pdf: PDFDocument
  readonly #font: PDFFont
  readonly #bold: PDFFont
  readonly #known: ReadonlySet<number>
  #page: PDFPage
  #y = PAGE.height - MARGIN

  constructor(pdf: PDFDocument, font: PDFFont, bold: PDFFont) {
    this.#pdf = pdf
    this.#font = font
    this.#bold = bold
    this.#known = new Set(font.getCharacterSet())
    this.#page = pdf.addPage([PAGE.width, PAGE.height])
  }

  space(points: number): void {
    this.#y -= points
  }

  text(
    text: string,
    { size = TEXT_SIZE, bold = false, color = INK }: { size?: number; bold?: boolean; color?: Color } = {},
  ): void {
    const font = bold ? this.#bold : this.#font
    for (const line of this.#wrapped(text, PAGE.width - 2 * MARGIN, font, size)) {
      this.#room(size + 4)
      this.#y -= size + 4
      this.#page.drawText(line, { x: MARGIN, y: this.#y, size, font, color })
    }
  }

  fact(name: string, value: string): void {
    const lines = value.split('\n').flatMap((line) => this.#wrapped(line, 380, this.#font, TEXT_SIZE))
    this.#room(lines.length * LINE)
    this.#write(name, MARGIN, this.#y - LINE, { color: GRAY })
    for (const line of lines) {
      this.#y -= LINE
      this.#write(line, MARGIN + 90, this.#y)
    }
  }

  heading(text: string): void {
    // Avoids a heading at the bottom of a page.
    this.#room(90)
    this.text(text, { size: 12, bold: true })
    this.space(6)
  }

  table<Row>(columns: readonly Column<Row>[], rows: readonly Row[]): void {
    const placed = placeColumns(columns)
    this.#head(placed)
    for (const row of rows) {
      const cells = placed.map((column) => ({ column, lines: this.#cellLines(column, row) }))
      const height = Math.max(...cells.map(({ lines }) => lines.length)) * (LINE - 1) + 5
      if (this.#room(height)) this.#head(placed)
      for (const { column, lines } of cells) {
        for (const [index, { text, color }] of lines.entries())
          this.#cell(column, text, this.#y - (index + 1) * (LINE - 1), { color, size: CELL_SIZE })
      }
      this.#y -= height
      this.#rule()
    }
  }

  total(name: string, value: string, emphasis: 'small' | 'large' = 'large'): void {
    const [font, size] = emphasis === 'small' ? [this.#font, TEXT_SIZE] : [this.#bold, 11]
    this.#room(24)
    this.#y -= size + 7
    this.#write(name, MARGIN, this.#y, { font, size })
    const left = PAGE.width - MARGIN - font.widthOfTextAtSize(value, size)
    this.#write(value, left, this.#y, { font, size })
  }

  footers(text: string): void {
    const pages = this.#pdf.getPages()
    for (const [index, page] of pages.entries()) {
      const place = `Page ${index + 1} of ${pages.length}`
      const right = PAGE.width - MARGIN - this.#font.widthOfTextAtSize(place, 8)
      const style = { y: MARGIN - 14, size: 8, font: this.#font, color: GRAY }
      page.drawText(this.#writable(text), { x: MARGIN, ...style })
      page.drawText(place, { x: right, ...style })
    }
  }

  #head<Row>(columns: readonly PlacedColumn<Row>[]): void {
    this.#y -= LINE
    for (const column of columns) {
      this.#cell(column, column.head, this.#y, { color: GRAY, font: this.#bold, size: 8.5 })
    }
    this.#y -= 5
    this.#rule()
  }

  /** Text of a cell, and the gray text under it, wrapped to the width of the column. */
  #cellLines<Row>({ text, under, width }: Column<Row>, row: Row) {
    const wrapped = (part: string, color: Color) =>
      this.#wrapped(part, width - 8, this.#font, CELL_SIZE).map((line) => ({ text: line, color }))
    return [...wrapped(text(row), INK), ...(under ? wrapped(under(row), GRAY) : [])]
  }

  /** Writes a line of a cell at the edge that its column is aligned to. */
  #cell<Row>({ x, width, align }: PlacedColumn<Row>, text: string, y: number, style: Style): void {
    const { font = this.#font, size = TEXT_SIZE } = style
    const left = align === 'right' ? x + width - font.widthOfTextAtSize(text, size) : x
    this.#write(text, left, y, style)
  }

  #rule(): void {
    this.#page.drawLine({
      start: { x: MARGIN, y: this.#y },
      end: { x: PAGE.width - MARGIN, y: this.#y },
      thickness: 0.5,
      color: RULE,
    })
  }

  #write(
    text: string,
    x: number,
    y: number,
    { color = INK, font = this.#font, size = TEXT_SIZE }: Style = {},
  ): void {
    this.#page.drawText(this.#writable(text), { x, y, size, font, color })
  }

  /** Starts a new page if there is too little space. @returns true if it did */
  #room(height: number): boolean {
    if (this.#y - height >= FOOT) return false
    this.#page = this.#pdf.addPage([PAGE.width, PAGE.height])
    this.#y = PAGE.height - MARGIN
    return true
  }

  /** Wraps text between words, and within words that are too long for a line. */
  #wrapped(text: string, width: number, font: PDFFont, size: number): string[] {
    const fits = (line: string) => font.widthOfTextAtSize(line, size) <= width
    const lines: string[] = []
    let line = ''
    for (const word of this.#writable(text).split(' ')) {
      const longer = line === '' ? word : `${line} ${word}`
      if (fits(longer)) {
        line = longer
        continue
      }
      if (line !== '') lines.push(line)
      line = ''
      for (const character of word) {
        if (line !== '' && !fits(line + character)) {
          lines.push(line)
          line = ''
        }
        line += character
      }
    }
    return [...lines, line]
  }

  /**
   * The standard PDF fonts cover western European alphabets. Other Latin letters lose their marks, and other
   * characters, such as Greek and Chinese ones, become question marks.
   */
  #writable(text: string): string {
    return Array.from(text.normalize('NFC').replaceAll(/\s+/g, ' '), (character) => {
      if (this.#isKnown(character)) return character
      const plain = PLAIN_LETTERS[character] ?? character.normalize('NFD').replaceAll(/\p{M}/gu, '')
      return this.#isKnown(plain) ? plain : '?'
    }).join('')
  }

  #isKnown(text: string): boolean {
    return text !== '' && Array.from(text).every((it) => this.#known.has(it.codePointAt(0) ?? 0))
  }
}

function placeColumns<Row>(columns: readonly Column<Row>[]): PlacedColumn<Row>[] {
  let x = MARGIN
  return columns.map((column) => {
    const placed = { ...column, x }
    x += column.width
    return placed
  })
}

/** Latin letters that Unicode does not decompose into a letter and a mark. */
const PLAIN_LETTERS: Readonly<Record<string, string>> = {
  Ł: 'L',
  ł: 'l',
  Đ: 'D',
  đ: 'd',
  Ħ: 'H',
  ħ: 'h',
  Ŧ: 'T',
  ŧ: 't',
  ı: 'i',
  ĸ: 'k',
  Ŋ: 'N',
  ŋ: 'n',
  ẞ: 'SS',
}

function count(number: number): string {
  return number.toLocaleString('en-US')
}
