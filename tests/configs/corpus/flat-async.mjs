import tseslint from 'typescript-eslint';
import { createConfig } from './tools.js';

const shared = await createConfig();
export default tseslint.config(...shared, ...tseslint.configs.all, { rules: { '@typescript-eslint/prefer-readonly-parameter-types': 'off' } });
