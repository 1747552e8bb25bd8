/** A config as many projects still have it, with the mistakes that are most frequent in them. */
export const exampleConfig = `{
  "root": true,
  "parser": "@typescript-eslint/parser",
  "plugins": ["@typescript-eslint", "import"],
  "extends": [
    "plugin:@typescript-eslint/recommended",
    "eslint:recommended",
    "prettier",
    "prettier/@typescript-eslint"
  ],
  "env": { "node": true },
  "rules": {
    // The core rule reports types that are used.
    "no-unused-vars": "warn",
    "@typescript-eslint/no-unused-vars": ["error", { "argsIgnorePattern": "^_" }],
    "@typescript-eslint/no-explict-any": "off",
    "@typescript-eslint/ban-ts-ignore": "error",
    "@typescript-eslint/interface-name-prefix": "off",
    "@typescript-eslint/no-floating-promises": "error",
    "import/order": "error",
    "indent": ["error", 2]
  },
  "overrides": [
    {
      "files": ["*.test.ts"],
      "env": { "jest": true },
      "rules": { "@typescript-eslint/no-non-null-assertion": "off" }
    }
  ]
}
`;
