import { changeShared } from '../../state/changeSession';
import type { FormEdit, Session, SessionStore } from '../../state/session';
import type { ConfigName } from '../../state/sharedState';

/** Changes a config's text, in a way that the form can undo. */
export function editInForm(
  store: SessionStore,
  name: ConfigName,
  after: string,
): void {
  const { formEdits, shared } = store.get();
  const before = shared[name];
  if (before !== after) {
    store.set({ formEdits: [...formEdits, { name, before, after }] });
    changeShared(store, { [name]: after });
  }
}

/** The form's last change of a config; `undefined` if the text has been changed elsewhere since. */
export function selectFormEdit(
  { formEdits, shared }: Session,
  name: ConfigName,
): FormEdit | undefined {
  const last = formEdits.filter(edit => edit.name === name).at(-1);
  return last?.after === shared[name] ? last : undefined;
}

/** Takes back the form's last change of a config. */
export function undoInForm(store: SessionStore, name: ConfigName): void {
  const edit = selectFormEdit(store.get(), name);
  if (edit !== undefined) {
    store.set({
      formEdits: store.get().formEdits.filter(each => each !== edit),
    });
    changeShared(store, { [name]: edit.before });
  }
}
