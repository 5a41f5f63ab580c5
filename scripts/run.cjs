// Runs a file of this folder, or a path from it: `node scripts/run.cjs start`. JavaScript runs as
// it is; TypeScript is compiled by tsx in this process. CommonJS in old syntax, so that an old Node
// version can parse it and print the message below.
var fs = require('fs')
var path = require('path')

var parts = process.versions.node.split('.')
var major = Number(parts[0])
var minor = Number(parts[1])

if (major < 20 || (major === 20 && minor < 19)) {
  console.error(
    'Guildr needs Node 20.19 or newer; this is ' + process.version + '. See https://nodejs.org',
  )
  process.exit(1)
}

if (!fs.existsSync(path.join(__dirname, '../node_modules/tsx'))) {
  console.error('The packages are not installed yet. Run: npm install')
  process.exit(1)
}

var name = path.join(__dirname, String(process.argv[2]))
var isJavaScript = fs.existsSync(name + '.js')
// The script finds its arguments in the usual position of process.argv.
var script = name + (isJavaScript ? '.js' : '.ts')
process.argv.splice(1, 2, script)

Promise.resolve(isJavaScript ? undefined : import('tsx/esm/api'))
  .then(function (tsx) {
    if (tsx) tsx.register()
    return import(require('url').pathToFileURL(script).href)
  })
  .catch(function (error) {
    console.error(error)
    process.exit(1)
  })
