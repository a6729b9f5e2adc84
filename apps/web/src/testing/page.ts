/** As much of a browser as the parts without a picture need. Import it before them. */

const kept = new Map<string, string>()

const pretend = {
  localStorage: {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
    clear: () => kept.clear(),
  },
  navigator: { languages: ['en'] },
  location: { origin: 'http://localhost', hostname: 'localhost', hash: '' },
  matchMedia: () => ({ matches: false, addEventListener: () => undefined }),
  requestAnimationFrame: (paint: () => void) => setTimeout(paint, 0),
  document: {
    documentElement: { lang: '', dataset: {} },
    hidden: true,
    body: { append: () => undefined },
    createElement: () => ({ dataset: {}, remove: () => undefined }),
    querySelector: () => null,
    querySelectorAll: () => [],
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  },
  getComputedStyle: () => ({ getPropertyValue: () => '' }),
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
  window: globalThis,
}

for (const [name, value] of Object.entries(pretend))
  Object.defineProperty(globalThis, name, { value, configurable: true, writable: true })
