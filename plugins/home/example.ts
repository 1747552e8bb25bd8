/**
 * All that the home page's example is made of. Reports, colors and the link to the playground follow
 * from it.
 */
export interface ExampleSource {
  fileName: string;
  code: string;
  /** Presets of the plugin, by their names in an `.eslintrc`. */
  presets: string[];
}

/** Code that someone would write, that compiles, and that does not do what it seems to. */
export const homeExample: ExampleSource = {
  fileName: 'checkout.ts',
  presets: ['strict-type-checked', 'stylistic-type-checked'],
  code: `\
interface Cart {
  discount?: number;
  items: { sku: string; stock: number }[];
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
`,
};
