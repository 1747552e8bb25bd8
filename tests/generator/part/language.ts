/** A language that doesn't exist. A few words of it are in the folder of its name. */
export const language = 'xx';
