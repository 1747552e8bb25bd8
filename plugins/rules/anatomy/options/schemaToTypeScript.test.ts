import ts from 'typescript';
import { beforeAll, describe, expect, it } from 'vitest';
import { asListSchema, type JsonSchema } from '../../../packages/jsonSchema';
import { installedPackages } from '../../../packages/packages';
import { readSchema } from './readSchema';
import { fillLongLists, schemaToTypeScript } from './schemaToTypeScript';

/** Default options that the rule's own schema would refuse in a config. */
const refusedDefaults = ['func-call-spacing', 'semi'];

function convert(
  schema: JsonSchema | JsonSchema[],
  defaultOptions: unknown[] = [],
): Promise<string> {
  return schemaToTypeScript(
    readSchema(asListSchema(schema), 'a-rule'),
    defaultOptions,
  );
}

describe('every rule with options', () => {
  const shownCode = new Map<string, string>();
  const checked = new Map<string, string>();
  const errors = new Map<string, string[]>();

  beforeAll(async () => {
    for (const [name, rule] of installedPackages.rules) {
      const { defaultOptions, schema } = rule;
      const type = readSchema(schema, name);
      if (type.kind !== 'tuple' || type.items.length > 0) {
        const shown = await schemaToTypeScript(type, [...defaultOptions]);
        shownCode.set(name, shown);
        checked.set(
          `${name}.ts`,
          `${shown.replace(/const defaultOptions/, '$&: Options')}\nexport {};`,
        );
      }
    }
    for (const { file, messageText } of diagnose(checked)) {
      const name = file?.fileName.replace(/\.ts$/, '') ?? '';
      errors.set(name, [
        ...(errors.get(name) ?? []),
        ts.flattenDiagnosticMessageText(messageText, '\n'),
      ]);
    }
  });

  it('gets a type that TypeScript accepts, and that its default options have', () => {
    expect(checked.size).toBeGreaterThan(80);
    expect([...errors.keys()].sort()).toEqual(refusedDefaults);
    for (const name of refusedDefaults) {
      expect(errors.get(name)?.join()).toMatch(
        /not assignable to type 'Options'/,
      );
    }
  });

  it('has lines of at most 80 columns, except for one name', () => {
    const long = [...shownCode].flatMap(([name, text]) =>
      text
        .split('\n')
        .filter(line => line.length > 80 && !/^ *\w+\?: boolean;/.test(line))
        .map(line => `${name}: ${line}`),
    );
    expect(long).toEqual([]);
  });
});

/** The errors that TypeScript finds in files that exist in memory only. */
function diagnose(
  files: ReadonlyMap<string, string>,
): readonly ts.Diagnostic[] {
  const options: ts.CompilerOptions = {
    lib: ['lib.es5.d.ts'],
    noEmit: true,
    strict: true,
    types: [],
  };
  const host = ts.createCompilerHost(options);
  const getSourceFile = host.getSourceFile.bind(host);
  const fileExists = host.fileExists.bind(host);
  host.fileExists = name => files.has(name) || fileExists(name);
  host.getSourceFile = (name, ...rest) => {
    const text = files.get(name);
    return text === undefined
      ? getSourceFile(name, ...rest)
      : ts.createSourceFile(name, text, ts.ScriptTarget.ES2022);
  };
  const program = ts.createProgram([...files.keys()], options, host);
  return ts.getPreEmitDiagnostics(program);
}

describe('schemaToTypeScript', () => {
  it('shows optional options, and what must be there', async () =>
    expect(
      await convert({
        type: 'array',
        items: [
          { enum: ['always', 'never'] },
          { type: 'object', properties: { size: { type: 'integer' } } },
        ],
        minItems: 1,
      }),
    ).toContain("type Options = ['always' | 'never', { size?: number }?];"));

  it('shows each set of options that may stand alone', async () =>
    expect(
      await convert({
        anyOf: [
          { type: 'array', items: [{ enum: ['never'] }] },
          { type: 'array', items: { type: 'string' }, minItems: 1 },
        ],
      }),
    ).toContain("type Options = ['never'?] | [string, ...string[]];"));

  it('names a definition that is used twice, and shows the others in place', async () => {
    const code = await convert([
      {
        $defs: {
          once: { type: 'number' },
          twice: { type: 'string', enum: ['a', 'b'] },
        },
        type: 'object',
        properties: {
          one: { $ref: '#/items/0/$defs/once' },
          two: { $ref: '#/items/0/$defs/twice' },
          three: { $ref: '#/items/0/$defs/twice' },
        },
        required: ['one'],
      },
    ]);
    expect(code).toContain("type Twice = 'a' | 'b';");
    expect(code).toContain('{ one: number; two?: Twice; three?: Twice }');
  });

  it('gives descriptions as comments', async () => {
    const code = await convert([
      {
        type: 'object',
        properties: {
          one: { type: 'boolean', description: 'Ends a comment: */' },
          two: {
            oneOf: [
              { type: 'boolean', description: 'Yes or no' },
              { type: 'null', description: 'Two\nlines' },
            ],
          },
        },
      },
    ]);
    expect(code).toContain(
      '    /** Ends a comment: *\\/ */\n    one?: boolean',
    );
    expect(code).toContain('      /** Yes or no */\n      | boolean\n');
    expect(code).toContain('       * lines\n       */\n      | null;');
  });

  it('shows keys of any name, with `true` and `false` as one', async () =>
    expect(
      await convert([
        {
          type: 'object',
          additionalProperties: {
            oneOf: [
              { type: 'boolean', enum: [true] },
              { type: 'boolean', enum: [false] },
              { type: 'string' },
            ],
          },
        },
      ]),
    ).toContain('{ [name: string]: boolean | string }'));

  it('shows many keys that hold the same as a record', async () => {
    const names = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h-i'];
    expect(
      await convert([
        {
          type: 'object',
          properties: Object.fromEntries(
            names.map(name => [
              name,
              { type: 'object', properties: { on: { type: 'boolean' } } },
            ]),
          ),
        },
      ]),
    ).toMatch(/Record<\s*'a' \| 'b' \| .* \| 'h-i',\s*\{ on\?: boolean \}\s*>/);
  });

  it('shows what many objects share once', async () => {
    const shared = {
      a: { type: 'string' },
      b: { type: 'string' },
      c: { type: 'string' },
    } as const;
    const code = await convert([
      {
        oneOf: ['x', 'y', 'z'].map(value => ({
          type: 'object',
          properties: { ...shared, kind: { enum: [value] } },
        })),
      },
    ]);
    expect(code).toContain('interface Shared {');
    expect(code).toContain("{ kind?: 'x' } | { kind?: 'y' } | { kind?: 'z' }");
  });

  it('refuses a keyword that it does not know', async () => {
    const schema = { type: 'string', contentEncoding: 'base64' } as JsonSchema;
    await expect(async () => convert([schema])).rejects.toThrow(
      /a-rule: .*"contentEncoding"/,
    );
  });

  it('refuses a schema of which it would show only a part', async () => {
    const value: JsonSchema = {
      type: 'object',
      properties: {},
      oneOf: [{ type: 'string' }],
    };
    await expect(async () => convert([value])).rejects.toThrow(
      /a-rule: .*says in several ways at once/,
    );
  });

  it('takes alternatives of required keys for what types do not show', async () => {
    const code = await convert([
      {
        type: 'object',
        properties: { group: { type: 'string' }, regex: { type: 'string' } },
        oneOf: [{ required: ['group'] }, { required: ['regex'] }],
      },
    ]);
    expect(code).toContain('[{ group?: string; regex?: string }?]');
  });

  it('refuses a schema that is part of itself', async () => {
    const inner: JsonSchema = { $ref: '#/items/0' };
    await expect(async () =>
      convert([{ type: 'object', properties: { inner } }]),
    ).rejects.toThrow(/a-rule: .*is part of itself/);
  });

  it('refuses a reference to nothing', async () => {
    await expect(async () =>
      convert([{ $ref: '#/$defs/gone' }]),
    ).rejects.toThrow('a-rule: the JSON schema has no "#/$defs/gone"');
  });
});

const names = Array.from(
  { length: 12 },
  (_, index) => `'member-${String(index + 10)}'`,
);

it('puts the members of a long union on few lines', () => {
  const code = ['type A =', ...names.map(name => `  | ${name}`), 'end'].join(
    '\n',
  );
  expect(fillLongLists(code).split('\n')).toEqual([
    'type A =',
    `  | ${names.slice(0, 5).join(' | ')}`,
    `  | ${names.slice(5, 10).join(' | ')}`,
    `  | ${names.slice(10).join(' | ')}`,
    'end',
  ]);
});

it('leaves a short list as it is', () => {
  const code = ['[', ...names.slice(1).map(name => `  ${name},`), ']'].join(
    '\n',
  );
  expect(fillLongLists(code)).toBe(code);
});

it('keeps lists of different depth apart', () => {
  const code = [
    ...names.map(name => `  ${name},`),
    ...names.slice(1).map(name => `    ${name},`),
  ];
  expect(fillLongLists(code.join('\n')).split('\n').slice(-11)).toEqual(
    code.slice(-11),
  );
});
