import { WebSocketServer } from 'ws'

/** A server that does nothing: what a connected socket costs before anybody has said a word. */
const server = new WebSocketServer({ host: '127.0.0.1', port: 0, perMessageDeflate: false })
server.on('connection', (socket) => socket.on('message', () => undefined))
server.on('listening', () => {
  process.stdout.write(`Machinami is open: http://127.0.0.1:${server.address().port}/\n`)
})
