import { configs as js } from '@eslint/js';
import { config, configs, parser, plugin } from 'typescript-eslint';

export default config(
  js.recommended,
  ...configs.stylistic,
  { files: ['*.ts'], languageOptions: { parser, parserOptions: { project: ['./tsconfig.json'], tsconfigRootDir: process.cwd() } }, plugins: { '@typescript-eslint': plugin }, rules: { '@typescript-eslint/no-unnecessary-condition': 'error' } },
);
