import { formatJson } from '../../text/json';
import { defaultState } from '../link/parameters';
import { replaceShared } from '../saving/autosave';
import type { SessionStore } from '../state/session';
import type { SharedState } from '../state/sharedState';

/** Code with a config, for readers who want to see what rules do before they bring code of their own. */
export interface Sample {
  name: string;
  /** What the rules find in it: `samples.test.ts` makes sure of it. */
  shows: string;
  code: string;
  config: object;
}

const presetsOf = (...names: string[]) =>
  names.map(name => `plugin:@typescript-eslint/${name}`);

/** In the order of the menu. */
export const samples: readonly Sample[] = [
  {
    name: 'Checkout',
    shows: 'Problems that can be fixed',
    config: {
      extends: presetsOf('recommended-type-checked', 'stylistic-type-checked'),
    },
    code: `type CartItem = {
  name: string;
  price: number;
  quantity?: number;
};

export function checkout(items: Array<CartItem>, voucher: string | null) {
  let total: number = 0;
  let shipping = 4.9;
  for (const item of items) {
    total += (item.price as number) * (item.quantity || 1);
  }
  if (voucher !== null && voucher.startsWith('SHIP')) {
    return total;
  }
  return total + shipping;
}
`,
  },
  {
    name: 'Request handler',
    shows: 'Promises that nothing waits for',
    config: { extends: presetsOf('recommended-type-checked') },
    code: `interface Signup {
  email: string;
  invited: string[];
}

declare const accounts: { create: (email: string) => Promise<string> };
declare const mailer: { send: (to: string, text: string) => Promise<void> };

export async function handleSignup({ email, invited }: Signup) {
  const account = await accounts.create(email);
  mailer.send(email, \`Welcome! Your account is \${account}.\`);
  invited.forEach(async friend => {
    await mailer.send(friend, \`\${email} invites you.\`);
  });
  return { status: 201, account };
}
`,
  },
  {
    name: 'API response',
    shows: 'How a single any spreads',
    config: { extends: presetsOf('recommended-type-checked') },
    code: `interface Forecast {
  city: string;
  celsius: number;
}

export async function loadForecast(city: string): Promise<Forecast> {
  const response = await fetch(\`/forecast/\${encodeURIComponent(city)}\`);
  const body = await response.json();
  console.log(\`Updated at \${body.updatedAt}\`);
  return { city, celsius: body.current.degrees };
}
`,
  },
  {
    name: 'Order status',
    shows: 'A switch without one of the cases',
    config: {
      rules: { '@typescript-eslint/switch-exhaustiveness-check': 'error' },
    },
    code: `type OrderStatus = 'paid' | 'packed' | 'shipped' | 'returned';

export function describeOrder(status: OrderStatus): string {
  let text = 'Your order ';
  switch (status) {
    case 'paid':
    case 'packed':
      text += 'is on its way to the post office.';
      break;
    case 'shipped':
      text += 'will be with you soon.';
      break;
  }
  return text;
}
`,
  },
  {
    name: 'Names',
    shows: 'A naming convention, set by options',
    config: {
      rules: {
        '@typescript-eslint/naming-convention': [
          'error',
          { selector: 'default', format: ['camelCase'] },
          { selector: 'typeLike', format: ['PascalCase'] },
          {
            selector: 'variable',
            types: ['boolean'],
            format: ['PascalCase'],
            prefix: ['is', 'has', 'can'],
          },
        ],
      },
    },
    code: `interface player {
  id: number;
  high_score: number;
}

export function rank(players: player[]) {
  const Sorted = [...players].sort((a, b) => b.high_score - a.high_score);
  const empty = Sorted.length === 0;
  return empty ? undefined : Sorted[0]?.id;
}
`,
  },
];

/** The playground with a sample. @param ts the version of TypeScript */
export function sampleState({ code, config }: Sample, ts: string): SharedState {
  return { ...defaultState(ts), code, eslintrc: formatJson(config) };
}

/** Opens a sample in the place of all that is there, which can be brought back. */
export function openSample(store: SessionStore, sample: Sample): void {
  store.set({ shownText: 'code' });
  const shared = sampleState(sample, store.get().shared.ts);
  replaceShared(store, { shared }, 'sample');
}
