import { expect, it } from 'vitest';
import {
  changeShared,
  editInForm,
  selectFormEdit,
  undoInForm,
} from '../../state/changeSession';
import { createTestSession } from '../../testing/testSession';

it('takes back the form’s changes of a config, one after the other', () => {
  const store = createTestSession({ eslintrc: '1', tsconfig: 'a' });
  editInForm(store, 'eslintrc', '2');
  editInForm(store, 'tsconfig', 'b');
  editInForm(store, 'eslintrc', '3');
  editInForm(store, 'eslintrc', '3');
  undoInForm(store, 'eslintrc');
  expect(store.get().shared.eslintrc).toBe('2');
  undoInForm(store, 'eslintrc');
  undoInForm(store, 'eslintrc');
  expect(store.get().shared).toMatchObject({ eslintrc: '1', tsconfig: 'b' });
  undoInForm(store, 'tsconfig');
  expect(store.get().shared.tsconfig).toBe('a');
});

it('takes back nothing that was changed elsewhere since', () => {
  const store = createTestSession({ eslintrc: '1' });
  editInForm(store, 'eslintrc', '2');
  changeShared(store, { eslintrc: 'typed' });
  expect(selectFormEdit(store.get(), 'eslintrc')).toBeUndefined();
  undoInForm(store, 'eslintrc');
  expect(store.get().shared.eslintrc).toBe('typed');
});
