import type { usePluralForm } from '@docusaurus/theme-common';

/** Chooses among the forms of a message by a number: a function that `usePluralForm` gives to components. */
export type SelectMessage = ReturnType<typeof usePluralForm>['selectMessage'];
