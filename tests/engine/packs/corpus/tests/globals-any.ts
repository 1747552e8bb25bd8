test('parses', async () => {
  const parsed = JSON.parse('{}');
  expect(parsed.a).toBeUndefined();
  expect(Promise.resolve(parsed)).resolves.toBe(1);
});
