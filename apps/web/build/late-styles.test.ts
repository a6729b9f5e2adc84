import { expect, test } from 'vitest'
import { putStylesInOrder } from './late-styles.ts'

test('the helper is changed where it puts a style sheet into the page, and nowhere else', () => {
  const helper = 'const link = make();\nif (isCss) link.rel = "stylesheet";\ndocument.head.appendChild(link);\nrest()\n'
  const changed = putStylesInOrder(helper)
  expect(changed).toContain('if (isCss) return putInOrder(link);\ndocument.head.appendChild(link);\nrest()')
  expect(changed).toContain('function putInOrder(link)')
})

test('another helper than the one we know is noticed', () => {
  expect(() => putStylesInOrder('document.body.append(link)')).toThrow('has changed')
})
