// @ts-check

/** The type of the annotation in which a browser test says which paths it asked the site for. */
export const askedAnnotation = 'asked for';
