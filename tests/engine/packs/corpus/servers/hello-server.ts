import { createServer } from 'node:http';

const server = createServer((request, response) => {
  if (request.url == '/health') {
    response.end('ok');
    return;
  }
  response.writeHead(404, { 'content-type': 'text/plain' });
  response.end(`No ${request.url}`);
});

server.listen(process.env.PORT || 3000);
