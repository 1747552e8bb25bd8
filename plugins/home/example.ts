/** Name that the example's file has on the home page. */
export const exampleFileName = 'checkout.ts';

/** Code that someone would write, that compiles, and that does not do what it seems to. */
export const exampleCode = `\
interface Cart {
  discount?: number;
  items: Array<{ sku: string; stock: number }>;
}

export async function checkout(cart: Cart) {
  const soldOut = cart.items.filter(item => item.stock === 0);
  if (soldOut) throw new Error('Sold out');

  const discount = cart.discount || 0.05;
  const response = await post('/payments', { ...cart, discount });
  const payment = await response.json();

  cart.items.forEach(async item => await post('/stock', item));
  post('/receipts', payment);
}

function post(path: string, body: unknown) {
  return fetch(path, { method: 'POST', body: JSON.stringify(body) });
}
`;
