var util = require('util');
var levels = { debug: 0, info: 1, warn: 2, error: 3 };
var level = levels.info, levels;

function Logger(name, options) {
  if (!(this instanceof Logger)) return new Logger(name, options);
  this.name = name || 'app';
  this.options = options;
  var self = this;
  ['debug', 'info'].forEach(function (method) {
    self[method] = function () { return self.log(method, arguments) }
  });
}

Logger.prototype.log = function (method, args) {
  if (levels[method] < level) return
  var message = util.format.apply(util, args);
  console.log('[' + this['name'] + '] ' + message);
  return message;
};

Logger.prototype.time = async function (label) {
  const started = Date.now();
  try { return function () { return Date.now() - started } } catch (e) { throw 'no timer' }
  finally { this.log('debug', [label]) }
};

Logger.prototype.flush = function () {
  return Promise.resolve().then(() => { this.log('debug') })
}

Logger.prototype.flush();
class Sink { constructor() { } write() { } write(line) { console.log(line) } }
new Sink().write('a' + 1 + undefined);
module.exports = Logger;
