export function total(prices: number[] {
  return prices.reduce((sum, price) => sum + price, 0;
}

const config = { port: 80, host: 'localhost'
