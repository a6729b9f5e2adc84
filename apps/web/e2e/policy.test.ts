import { expect, inject, test } from 'vitest'
import { useBrowser, visit } from './visits.ts'

useBrowser()

test('page and server allow no script that is not ours, and the server no frame around it', async () => {
  const answer = await fetch(inject('url'))
  const sent = answer.headers.get('content-security-policy') ?? ''
  const written = /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(await answer.text())?.[1] ?? ''
  for (const policy of [sent, written])
    expect(policy).toMatch(/script-src 'self'(?: '(?:wasm-unsafe-eval|sha256-[\w+/=]+)')+;/)
  expect(sent).toMatch(/frame-ancestors 'none'/)
})

test('a script that somebody slips into the page does not run', async () => {
  const here = await visit()
  if (!here) return
  const { page, complaints, leave } = here
  try {
    await page.waitForSelector('.play-now')
    expect(complaints).toEqual([])
    const wasRun = await page.evaluate(async () => {
      const refused = new Promise((resolve) => {
        document.addEventListener('securitypolicyviolation', resolve, { once: true })
      })
      const script = document.createElement('script')
      script.textContent = 'globalThis.wasRun = true'
      document.body.append(script)
      await refused
      return 'wasRun' in globalThis
    })
    expect(wasRun).toBe(false)
  } finally {
    await leave()
  }
})
