import { formatJson } from '../../text/json';
import { defaultState } from '../link/parameters';
import type { SharedState } from './sharedState';

/** What a reader starts with who brings no link: code with something to find. */
export const starterCode = `interface User {
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

const starterConfig = formatJson({
  extends: ['plugin:@typescript-eslint/recommended-type-checked'],
  rules: {
    '@typescript-eslint/no-non-null-assertion': 'warn',
    '@typescript-eslint/explicit-module-boundary-types': 'warn',
  },
});

/** @param ts the default version of TypeScript */
export function starterState(ts: string): SharedState {
  return {
    ...defaultState(ts),
    code: starterCode,
    eslintrc: starterConfig,
  };
}
