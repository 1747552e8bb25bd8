import { createServer, type RequestListener, type ServerResponse } from 'http';

type Handler = (params: URLSearchParams, response: ServerResponse) => void;
const routes = new Map<string, Handler>();

const listener: RequestListener = async (request, response) => {
  const url = new URL(request.url!, 'http://localhost');
  const handler = routes.get(url.pathname);
  handler!(url.searchParams, response);
  response.statusCode = <any>'200';
};
createServer(listener).listen(0);
export { routes };
