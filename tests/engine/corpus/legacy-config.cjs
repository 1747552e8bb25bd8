const path = require('path'), fs = require('fs');

function readConfig(dir, done) {
  const file = path.join(dir, 'config.json');
  fs.readFile(file, 'utf8', function (err, text) {
    if (err) return done(err);
    let config;
    try {
      config = JSON.parse(text);
    } catch (e) {
      throw { message: e.message };
    }
    for (var i = 0; i < config.plugins.length; i++) {
      config.plugins[i] = function () { return i };
    }
    done(null, config);
  });
}

var config = { get port() { return 8080 }, 'host': 'localhost', "retries" : 0b11 };
setTimeout('console.log(1)', 0x10);
with_defaults(config, {});

function with_defaults(target, defaults, extra, more, evenMore) {
  for (const key in [defaults, extra]) { delete target[key] }
  return Object.assign(target, defaults), target;
}
if (!readConfig) return;
exports.readConfig = readConfig;;
