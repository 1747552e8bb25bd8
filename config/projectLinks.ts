/** The code host's repository of what the site documents. */
export const repository =
  'https://github.com/typescript-eslint/typescript-eslint';

/** The community's chat. */
export const discord = 'https://discord.com/invite/FSxKq8Tdyg';
