// Runs a TypeScript file of this folder: `node scripts/run.cjs start`.
// CommonJS in old syntax, so that an old Node version can parse it and print the message below.
var parts = process.versions.node.split('.')
var major = Number(parts[0])
var minor = Number(parts[1])

if (major < 20 || (major === 20 && minor < 19)) {
  console.error(
    'Guildr needs Node 20.19 or newer; this is ' + process.version + '. See https://nodejs.org',
  )
  process.exit(1)
}

// The script finds its arguments in the usual position of process.argv.
var script = require('path').join(__dirname, process.argv[2] + '.ts')
process.argv.splice(1, 2, script)

import('tsx/esm/api')
  .catch(function () {
    console.error('The packages are not installed yet. Run: npm install')
    process.exit(1)
  })
  .then(function (tsx) {
    tsx.register()
    return import(require('url').pathToFileURL(script).href)
  })
  .catch(function (error) {
    console.error(error)
    process.exit(1)
  })
