import test from 'node:test';
import assert from 'node:assert';

test('adds', async t => {
  t.test('inside', () => assert.equal(1 + 1, 2));
  await t.test('awaited', async () => {
    assert.ok(await Promise.resolve(true) === true);
  });
});
