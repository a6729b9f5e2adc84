#!/usr/bin/env node
import { processIo } from './io.ts'
import { run, tellFault, tellLostOutput } from './run.ts'

const argv = process.argv.slice(2)
const io = processIo()
const leave = (code: Promise<number>) => void code.then((exit) => process.exit(exit))
process.on('uncaughtException', (error) => leave(tellFault(argv, io, error)))
process.stdout.on('error', ({ code }: NodeJS.ErrnoException) => leave(tellLostOutput(argv, io, code)))
process.exitCode = await run(argv, io)
