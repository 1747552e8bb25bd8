import type { Difference } from './compareViews';

/** The contact sheet: each view before, after, and with what has moved marked. What changed most comes first. */
export function contactSheet(differences: readonly Difference[]): string {
  const sorted = [...differences].sort(
    (a, b) => (b.share ?? 2) - (a.share ?? 2),
  );
  return [
    '<!doctype html>',
    '<html lang="en"><meta charset="utf-8"><title>Looks</title>',
    '<style>body{font:16px/1.4 sans-serif;margin:1rem}section{border-top:1px solid #888}div{display:flex;gap:.5rem}figure{flex:1;margin:0;min-width:0}img{max-width:100%;border:1px solid #888}</style>',
    '<h1>Before, after, and what moved</h1>',
    ...sorted.map(sectionOf),
    '</html>',
  ].join('\n');
}

function sectionOf({ name, share }: Difference): string {
  const pictures = [
    ...(share === undefined
      ? []
      : [{ label: 'before', file: `before/${name}` }]),
    { label: 'after', file: `after/${name}` },
    ...(share ? [{ label: 'moved', file: `after/${name}.moved` }] : []),
  ].map(
    ({ label, file }) =>
      `<figure><figcaption>${label}</figcaption><a href="${file}.png"><img src="${file}.png" alt="" loading="lazy"></a></figure>`,
  );
  return `<section><h2>${name}: ${describeShare(share)}</h2><div>${pictures.join('')}</div></section>`;
}

/** How much has changed, in words. */
export function describeShare(share: number | undefined): string {
  if (share === undefined) {
    return 'new';
  }
  return share === 0 ? 'the same' : `${(share * 100).toFixed(2)} % moved`;
}
