/** The rule whose options are entries, of which one decides about each name. */
export const namingRule = '@typescript-eslint/naming-convention';
