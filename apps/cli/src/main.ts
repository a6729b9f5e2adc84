#!/usr/bin/env node
import { processIo } from './io.ts'
import { run, tellFault } from './run.ts'

const argv = process.argv.slice(2)
const io = processIo()
process.on('uncaughtException', (error) => void tellFault(argv, io, error).then((code) => process.exit(code)))
process.exitCode = await run(argv, io)
