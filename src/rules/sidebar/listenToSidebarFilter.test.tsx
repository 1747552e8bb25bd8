import { beforeEach, expect, it } from 'vitest';
import { listenToSidebarFilter } from './listenToSidebarFilter';
import { filterForm } from './ruleMarks';

const item = (name: string): string =>
  `<li class="rule"><a href="#${name}">${name}</a></li>`;

listenToSidebarFilter();

beforeEach(() => {
  document.body.innerHTML = `<ul><li>${filterForm('/')}</li>
    ${item('await-thenable')}${item('no-explicit-any')}
    <li><details><ul>${item('no-extra-semi')}</ul></details></li></ul>`;
});

function type(text: string): string[] {
  const field = document.querySelector('input');
  if (field) {
    field.value = text;
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
  return [...document.querySelectorAll('.rule:not([hidden])')].map(
    rule => rule.textContent ?? '',
  );
}

const fold = () => document.querySelector('details');

it.each([
  ['await', ['await-thenable']],
  ['No any', ['no-explicit-any']],
  ['@typescript-eslint/no-ex', ['no-explicit-any', 'no-extra-semi']],
  ['promise', []],
  ['', ['await-thenable', 'no-explicit-any', 'no-extra-semi']],
])('"%s" leaves %j', (text, names) => expect(type(text)).toEqual(names));

it('opens a fold for what it looks for, and leaves it as it was', () => {
  type('semi');
  expect(fold()?.open).toBe(true);
  type('await');
  expect(fold()?.hidden).toBe(true);
  type('');
  expect(fold()?.open).toBe(false);
  expect(fold()?.hidden).toBe(false);
});

it('says that it finds nothing', () => {
  const status = document.querySelector('[role=status]');
  type('promise');
  expect(status?.textContent).toMatch(/^No such name/);
  type('');
  expect(status?.textContent).toBe('');
});

it('submits the field unless one rule is left', () => {
  const submit = (): boolean => {
    const event = new Event('submit', { bubbles: true, cancelable: true });
    document.querySelector('form')?.dispatchEvent(event);
    return !event.defaultPrevented;
  };
  type('no');
  expect(submit()).toBe(true);
  type('await');
  expect(submit()).toBe(false);
});
