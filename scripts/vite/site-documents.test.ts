import { PDFDocument } from '@cantoo/pdf-lib'
import { expect, it } from 'vitest'
import { siteDocuments, toPdf } from './site-documents.ts'

it.each(Object.entries(siteDocuments))(
  '%s is a PDF with its title, the same each time',
  async (path, document) => {
    expect(path).toMatch(/^documents\/[a-z-]+\.pdf$/)
    const bytes = await toPdf(document)
    expect(await toPdf(document)).toEqual(bytes)
    const pdf = await PDFDocument.load(bytes)
    expect(pdf.getTitle()).toBe(document.title)
    expect(pdf.getPageCount()).toBeGreaterThanOrEqual(1)
    expect(pdf.getPageCount()).toBeLessThanOrEqual(4)
  },
)
