import { expect, it } from 'vitest'
import { withIconFiles } from './icon-imports.ts'

it('imports each icon from its file, on the same line', () => {
  expect(
    withIconFiles(`import { useState } from "react";
import { IconPlus, IconX as Close } from "@tabler/icons-react";
const [open] = useState(false);`),
  ).toBe(`import { useState } from "react";
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'; import Close from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
const [open] = useState(false);`)
})

it('takes any layout of the import', () => {
  const expected = "import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';"
  expect(withIconFiles("import {IconPlus} from '@tabler/icons-react'")).toBe(expected)
  expect(withIconFiles("import {\n  IconPlus,\n} from '@tabler/icons-react';")).toBe(`${expected}\n\n`)
})

it('leaves other imports alone', () => {
  const code = 'import { IconPlus } from "./icons.js";'
  expect(withIconFiles(code)).toBe(code)
})
