import { DEFAULT_COMPILER_OPTIONS } from '../linter/compilerOptions';
import type { CompilerOptionsJson } from '../linter/types';
import type { PlaygroundState } from './state';

/** The tsconfig of a link that has none: the examples' on rule pages. */
export const DEFAULT_TSCONFIG = tsconfigWith({});

/** The config of a link that has none. */
export const EMPTY_CONFIG = formatJson({ rules: {} });

/** What a reader starts with who brings no link: code with something to find. */
export const STARTER_CODE = `interface User {
  name: string;
  email?: string;
}

async function loadUsers(ids: number[]): Promise<User[]> {
  const users: any = ids.map(id => ({ name: 'User ' + id }));
  return users;
}

export function greetAll() {
  loadUsers([1, 2, 3]).then(users => {
    for (const user of users) {
      console.log(\`Hello, \${user.email!.toLowerCase()}\`);
    }
  });
}
`;

const STARTER_CONFIG = formatJson({
  extends: ['plugin:@typescript-eslint/recommended-type-checked'],
  rules: {
    '@typescript-eslint/no-non-null-assertion': 'warn',
    '@typescript-eslint/explicit-module-boundary-types': 'warn',
  },
});

/** The tsconfig that says all: the examples' compiler options, and some that differ. */
export function tsconfigWith(options: CompilerOptionsJson): string {
  return formatJson({
    compilerOptions: { ...DEFAULT_COMPILER_OPTIONS, ...options },
  });
}

/** @param ts the default version of TypeScript */
export function starterState(ts: string): PlaygroundState {
  return {
    ...emptyState(ts),
    code: STARTER_CODE,
    eslintrc: STARTER_CONFIG,
  };
}

/** What a link without any parameter would mean. */
export function emptyState(ts: string): PlaygroundState {
  return {
    ts,
    fileType: '.ts',
    sourceType: 'module',
    showAST: false,
    tokens: false,
    code: '',
    eslintrc: EMPTY_CONFIG,
    tsconfig: DEFAULT_TSCONFIG,
    esQuery: '',
  };
}

function formatJson(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
