import https = require('https');

export = function get(url: string, done: (body: any) => void) {
  https.get(url, response => {
    let body = '';
    response.on('data', d => (body += d));
    response.on('end', () => done(JSON.parse(body)));
  });
};
