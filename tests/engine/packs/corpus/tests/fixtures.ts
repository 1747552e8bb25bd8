import { test as base } from 'vitest';

interface Fixtures { todos: string[]; archive: string[] }

const test = base.extend<Fixtures>({
  todos: async ({}, use) => {
    await use(['a']);
  },
  archive: [],
});

test('adds', ({ todos, expect }) => {
  todos.push('b');
  expect(todos.length as number).toBe(2);
});
