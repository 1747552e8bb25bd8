'use strict'
const path = require('path');
var config = { 'a': 1, b: "two", };
let never;

function build(target, options) {
  if (target == null) return
  for (var i = 0; i < options.length; i++) { console.log(options[i]); }
  const out = path.join(__dirname, 'dist' + target);
  switch (target) { case 'x': { break } case 'y': alert(out) }
  return new Promise((resolve, reject) => { setTimeout(resolve, 100) });
}

async function main() {
  build('x', process.argv);
  await build;
  $('#app').on('click', () => build());
  describe('build', () => { it('works', () => { expect(1).toBe(1) }) });
  try { eval('1') } catch (error) {}
}

main();
module.exports = { build, config };
