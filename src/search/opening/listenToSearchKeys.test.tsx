import { expect, it } from 'vitest';
import { isSearchKey } from './listenToSearchKeys';

const isOn = { mac: true, other: false };

/** Whether a key is taken, pressed in a field or on the page. */
function isTaken(
  platform: keyof typeof isOn,
  place: 'field' | 'page',
  keys: KeyboardEventInit,
): boolean {
  const target = document.createElement(place === 'field' ? 'textarea' : 'p');
  document.body.append(target);
  const event = new KeyboardEvent('keydown', keys);
  target.dispatchEvent(event);
  target.remove();
  return isSearchKey(event, isOn[platform]);
}

it.each([
  ['mac', 'page', { key: 'k', metaKey: true }, true],
  ['mac', 'field', { key: 'k', metaKey: true }, true],
  ['mac', 'page', { key: 'k', ctrlKey: true }, true],
  // There, it deletes to the end of the line.
  ['mac', 'field', { key: 'k', ctrlKey: true }, false],
  ['other', 'page', { key: 'k', ctrlKey: true }, true],
  ['other', 'field', { key: 'K', ctrlKey: true }, true],
  ['other', 'page', { key: 'k', metaKey: true }, true],
  ['other', 'page', { key: 'k', ctrlKey: true, shiftKey: true }, false],
  ['other', 'page', { key: 'k', ctrlKey: true, altKey: true }, false],
  ['mac', 'page', { key: 'k', metaKey: true, altKey: true }, false],
  ['other', 'page', { key: '/' }, true],
  ['other', 'field', { key: '/' }, false],
  ['other', 'page', { key: 'k' }, false],
] as const)('%s, on a %s: %j', (platform, place, keys, taken) =>
  expect(isTaken(platform, place, keys)).toBe(taken),
);
