import { renderToString } from 'react-dom/server';

export const page = (user: any) =>
  '<!doctype html>' + renderToString(<main>{user.name}</main>);
