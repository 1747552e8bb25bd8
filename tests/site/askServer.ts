import type { IncomingHttpHeaders } from 'node:http';
import { request } from 'node:http';

export interface Answer {
  status: number | undefined;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** Asks a server on this machine for exactly this path, which `fetch` would tidy up, and what it sends as it is. */
export function askServer(
  port: number,
  path: string,
  headers: Record<string, string> = {},
  method = 'GET',
): Promise<Answer> {
  const options = {
    // A connection of its own: none that the server closes at this moment.
    agent: false,
    host: 'localhost',
    port,
    path,
    headers,
    method,
  };
  return new Promise((resolve, reject) => {
    request(options, response => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({
          status: response.statusCode,
          headers: response.headers,
          body: Buffer.concat(chunks),
        }),
      );
    })
      .on('error', reject)
      .end();
  });
}
