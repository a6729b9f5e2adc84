/** In a server that is measured: on SIGUSR2 it collects garbage and says what is left, in bytes. */
process.on('SIGUSR2', () => {
  globalThis.gc?.()
  globalThis.gc?.()
  const { rss, heapUsed, external, arrayBuffers } = process.memoryUsage()
  process.stderr.write(`memory ${JSON.stringify({ rss, heapUsed, external, arrayBuffers })}\n`)
})
