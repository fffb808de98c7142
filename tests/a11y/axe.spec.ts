import { expect, test } from '@playwright/test'
import { expectNoViolations } from './axe.ts'

const page = (body: string) =>
  `<!doctype html><html lang="en"><title>Example</title><body><main><h1>Example</h1>${body}</main></body></html>`

test.describe('the axe check', () => {
  test('passes a page without violations', async ({ page: tab }) => {
    await tab.setContent(page('<button>Save</button>'))
    await expectNoViolations(tab)
  })

  for (const [fault, body, rule] of [
    ['a field without a label', '<input>', 'label'],
    ['text that is too faint', '<p style="color:#bbb;background:#fff">Faint</p>', 'color-contrast'],
    [
      'text that is too faint through its opacity',
      '<p style="color:#333">Clear</p><p style="color:#333;opacity:0.4">Faint</p>',
      'color-contrast',
    ],
    ['a button without a name', '<button></button>', 'button-name'],
    [
      'a name without the visible text',
      '<button aria-label="Account of Ada Keller">AK</button>',
      'label-content-name-mismatch',
    ],
    [
      'a target too small to touch',
      '<a href="#a" style="display:block;font-size:4px">a</a><a href="#b" style="display:block;font-size:4px">b</a>',
      'target-size',
    ],
  ] as const) {
    test(`finds ${fault}`, async ({ page: tab }) => {
      await tab.setContent(page(body))
      await expect(expectNoViolations(tab)).rejects.toThrow(rule)
    })
  }

  test('checks the colors of a modal dialog over a page', async ({ page: tab }) => {
    const dialog = '<dialog style="color:#bbb;background:#fff" aria-label="Question"><p>Faint</p></dialog>'
    await tab.setContent(page(`${dialog}<p style="position:relative;z-index:1;height:50rem">Text</p>`))
    await tab.locator('dialog').evaluate((it: HTMLDialogElement) => it.showModal())
    await expect(expectNoViolations(tab)).rejects.toThrow('color-contrast')
  })

  test('checks only the named part', async ({ page: tab }) => {
    await tab.setContent(page('<input><section id="part"><p>Text</p></section>'))
    await expectNoViolations(tab, '#part')
  })
})
