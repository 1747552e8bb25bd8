import plugin from '@typescript-eslint/eslint-plugin';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLinter, defaultCompilerOptions } from '../../src/linter';
import { getNodeEnvironment } from '../../src/linter/nodeEnvironment';
import type { ProjectFile } from '../../src/linter/types';
import { lintWithEslintClass } from './eslintClass';
import { writeProject, type WrittenProject } from './projectOnDisk';

/** A small shop: imports, a declared module, globals, a part added to another module, JSON, and JavaScript. */
const files: readonly ProjectFile[] = [
  {
    name: 'src/checkout.ts',
    code: `import prices from '../prices.json';
import { pay, type Receipt } from 'payments';
import { formatPrice } from './format.js';
import { Cart } from './Cart';

export async function checkout(cart: Cart): Promise<Receipt | undefined> {
  pay(cart.total());
  const shipping = prices.shipping as number;
  console.log(formatPrice(shipping), shopName, cart.notes.length);
  if (cart.items.length === 0 && cart.items !== null) {
    return undefined;
  }
  return await pay(cart.total() + shipping);
}
`,
  },
  {
    name: 'src/Cart.ts',
    code: `import type { Receipt } from 'payments';

export class Cart {
  items: string[] = [];
  private receipts?: Receipt[];
  total() {
    let sum = 0;
    for (let i = 0; i < this.items.length; i++) {
      sum += Number(this.items[i]!);
    }
    return sum;
  }
}

declare module './Cart' {
  interface Cart {
    notes: any;
  }
}
`,
  },
  {
    name: 'src/format.js',
    code: `/** @param {number} price */
export function formatPrice(price) {
  return '' + price;
}
`,
  },
  {
    name: 'types/payments.d.ts',
    code: `declare module 'payments' {
  export interface Receipt {
    id: string;
  }
  export function pay(amount: number): Promise<Receipt>;
}
declare var shopName: string;
`,
  },
  {
    name: 'prices.json',
    code: '{ "shipping": 4.9 }\n',
  },
];

const compilerOptions = { ...defaultCompilerOptions, resolveJsonModule: true };
const rules = Object.fromEntries(
  Object.keys(plugin.rules).map(name => [
    `@typescript-eslint/${name}`,
    'error',
  ]),
) as Record<string, 'error'>;
const config = { rules };
const service = createLinter(getNodeEnvironment());
let project: WrittenProject;

beforeAll(() => {
  project = writeProject(files, compilerOptions);
});

afterAll(() => project.remove());

describe('the engine and the ESLint class say the same of a project', () =>
  it.each(
    files.map(({ name }) => name).filter(name => !name.endsWith('.json')),
  )(
    'in %s',
    async fileName => {
      const code = files.find(({ name }) => name === fileName)?.code ?? '';
      const input = { name: fileName, fileName, code, compilerOptions, config };
      const { errors, messages } = service.lint({
        ...input,
        otherFiles: files.filter(({ name }) => name !== fileName),
      });
      const reference = await lintWithEslintClass(
        input,
        { path: project.pathOf(fileName), project: project.tsconfig },
        false,
      );
      expect(errors).toEqual([]);
      expect(messages).toEqual(reference.messages);
      expect(messages).not.toEqual([]);
    },
    60_000,
  ));
