#!/usr/bin/env node
var args = process.argv.slice(2)
args.forEach(async (arg) => { await arg })
if (args[0] == "a") console.log(`${args}`)
module.exports = args
