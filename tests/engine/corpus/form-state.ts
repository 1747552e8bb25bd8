export namespace Forms {
  export type Field = { value: string; touched: boolean };
  export interface Empty {}
  export interface Named extends Field {}
  export const defaults: Forms.Field = { value: '', touched: false };
}

module Legacy {
  export let version = '1';
}

declare module Global {}

interface FormState {
  fields: Record<string, Forms.Field | undefined>;
  readonly errors: string[];
  submit: (this: void, values: Object) => Boolean;
  reset?: Function;
  new (name: string): FormState;
  constructor(): void;
}

class FormState {
  submitted = false;
}

export class FormController<T extends {} = {}> {
  protected _name: string = 'form';
  #dirty = false;

  public get readonlyName() { return 'form' as const }
  protected readonly kind = 'controller';

  new(): FormController<T> { return this; }

  validate(state: FormState, strict?: boolean) {
    for (const [name, field] of Object.entries(state.fields)) {
      if (!field?.value) { state.errors.push(name + ' is empty') }
      field!.touched = true;
      const shown = state.fields[name]?.value!;
      const label = state.fields[name]!.value ?? 'none';
      if (shown == label && strict) continue;
    }
    if (state.errors.length === 0) return true;
  }

  touch(state: FormState | null | undefined) {
    if (state) {}
    if (state?.submitted === true) { this.#dirty = !this.#dirty }
    const { submitted } = state!;
    const errors = state!.errors;
    return submitted ? (errors) : null;
  }

  set dirty(value: boolean) { this.#dirty = value }
  empty() {}
}

type Handlers = { [key: string]: (value: string) => void };
export type Alias = Handlers;
export const handlers = {} as Handlers;
