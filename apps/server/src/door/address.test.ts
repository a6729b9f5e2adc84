import type { IncomingMessage } from 'node:http'
import { expect, test } from 'vitest'
import { addressOf, homeOf } from './address.ts'

const from = (forwarded?: string): IncomingMessage =>
  ({ headers: { 'x-forwarded-for': forwarded }, socket: { remoteAddress: '10.0.0.9' } }) as unknown as IncomingMessage

test('only what our own proxies wrote is believed', () => {
  expect(addressOf(from('1.1.1.1'), 0)).toBe('10.0.0.9')
  expect(addressOf(from(), 1)).toBe('10.0.0.9')
  expect(addressOf(from('127.0.0.1, 2.2.2.2'), 1)).toBe('2.2.2.2')
  expect(addressOf(from('127.0.0.1, 2.2.2.2 ,3.3.3.3'), 2)).toBe('2.2.2.2')
  expect(addressOf(from('2.2.2.2'), 2)).toBe('2.2.2.2')
})

test('addresses of one line are counted together', () => {
  expect(homeOf('::ffff:192.0.2.7')).toBe('192.0.2.7')
  expect(homeOf('2001:db8:0:1:aaaa::1')).toBe(homeOf('2001:0db8::1:bbbb:0:0:2'))
  expect(homeOf('2001:db8:0:2::1')).not.toBe(homeOf('2001:db8:0:1::1'))
  expect(homeOf('fe80::1%eth0')).toBe('fe80:0:0:0')
  expect(homeOf('::1')).toBe('0:0:0:0')
})
