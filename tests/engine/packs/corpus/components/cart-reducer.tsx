import { useReducer, type Dispatch } from 'react';

type Action =
  | { type: 'add'; sku: string }
  | { type: 'remove'; sku: string }
  | { type: 'clear' };

function reduce(cart: string[], action: Action): string[] {
  switch (action.type) {
    case 'add':
      return [...cart, action.sku];
    case 'remove':
      return cart.filter(sku => sku !== action.sku);
  }
  return cart;
}

export function Cart() {
  const [cart, dispatch]: [string[], Dispatch<Action>] = useReducer(reduce, []);
  return <ul onClick={() => dispatch({ type: 'clear' })}>{cart}</ul>;
}
