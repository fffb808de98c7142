import { describe, expect, it } from 'vitest'
import { usedRules } from './used-rules.ts'

const html = '<form class="m_form a-b"><input class="field"></form>'

describe('usedRules', () => {
  it.each([
    ['rules of classes in the page', '.field{color:red}', '.field{color:red}'],
    ['no rules of other classes', '.other{color:red}.fields{color:red}', ''],
    ['rules without a class', ':root{--a:1}*,:before{margin:0}', ':root{--a:1}*,:before{margin:0}'],
    ['a rule if one of its selectors may apply', '.other,.a-b>p{margin:0}', '.other,.a-b>p{margin:0}'],
    ['attributes that look like a class', 'a[href$=".field"]{margin:0}', 'a[href$=".field"]{margin:0}'],
    ['no condition without a rule', '@media (width>1px){.other{margin:0}}', ''],
    [
      'conditions, also nested',
      '@layer a{@media print{.field{margin:0}.other{margin:0}}}',
      '@layer a{@media print{.field{margin:0}}}',
    ],
    ['rules within rules', '.field{margin:0;.other &{margin:1px}}', '.field{margin:0;.other &{margin:1px}}'],
    [
      'fonts and keyframes',
      '@font-face{src:url(a.woff2)}@keyframes x{0%{top:0}}',
      '@font-face{src:url(a.woff2)}@keyframes x{0%{top:0}}',
    ],
    ['statements', '@charset "utf-8";@layer a,b;.other{margin:0}', '@charset "utf-8";@layer a,b;'],
    [
      'braces in texts',
      '.field{content:"}"}.other{content:"{"}.m_form{top:0}',
      '.field{content:"}"}.m_form{top:0}',
    ],
  ])('keeps %s', (_, sheet, kept) => expect(usedRules(sheet, html)).toBe(kept))
})
