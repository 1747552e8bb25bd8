import { describe, expect, it } from 'vitest';
import { countFrontMatterLines, readBody } from './page';

describe('countFrontMatterLines', () => {
  it.each([
    ['text', 0],
    ['\n\ntext', 2],
    ['---\na: 1\n---\n\ntext', 4],
    ['---\n---\ntext', 2],
    ['---\r\na: 1\r\n---\r\ntext', 3],
    ['text\n\n---\n\nmore\n\n---\n', 0],
  ])('%j: %i', (text, count) => {
    expect(countFrontMatterLines(text)).toBe(count);
  });
});

describe('readBody', () => {
  it.each([
    ['---\na: 1\n---\n\ntext\n---\n', 'text\n---\n'],
    ['---\r\na: 1\r\n---\r\ntext\r\n', 'text\r\n'],
    ['text\n', 'text\n'],
  ])('%j: %j', (text, body) => {
    expect(readBody(text)).toBe(body);
  });
});
