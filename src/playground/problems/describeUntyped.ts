import { translate } from '@docusaurus/Translate';

/** What readers are told of an import without types, in code's marks. */
export function describeUntyped(module: string): string {
  return translate(
    {
      id: 'playground.untyped.message',
      message:
        "The types of '{module}' aren’t here, so what it exports counts as `any`.",
    },
    { module },
  );
}
