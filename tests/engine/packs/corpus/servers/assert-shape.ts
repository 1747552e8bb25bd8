import assert from 'node:assert/strict';

export function total(order: { items?: number[] } | undefined) {
  assert(order);
  assert.ok(order.items);
  assert.deepEqual(order!.items, [1]);
  return order?.items.reduce((a, b) => a + b, 0);
}
