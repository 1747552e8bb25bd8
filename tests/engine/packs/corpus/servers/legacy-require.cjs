const fs = require('fs');
const { join } = require('path');

module.exports = function read(name) {
  return JSON.parse(fs.readFileSync(join(__dirname, name), 'utf8')).version;
};
