import { plainMark } from '../playground/link/plainMark';

/**
 * Completes an example's link to the playground when a reader reaches for it. The code and its config
 * are on the page already: all links of a page as the build could write them would add a fifth to its
 * weight.
 */
export function completePlaygroundLinks(): void {
  for (const sign of ['pointerover', 'focusin', 'click']) {
    document.addEventListener(sign, ({ target }) => {
      const link =
        target instanceof Element &&
        target.closest<HTMLAnchorElement>('a[data-rule]');
      if (link && !/[#&]code=/.test(link.href)) {
        complete(link);
      }
    });
  }
}

function complete(link: HTMLAnchorElement): void {
  const example = link.closest('figure');
  const options =
    example?.querySelector('[data-options]') ??
    // Those of both halves of a pair are above the two.
    example?.parentElement?.querySelector(':scope > dl [data-options]');
  const severityAndOptions = ['"error"', options?.textContent].filter(Boolean);
  const parameters = {
    code: `${example?.querySelector('pre code')?.textContent ?? ''}\n`,
    eslintrc: `{
  "rules": {
    "${link.dataset.rule ?? ''}": [${severityAndOptions.join(', ')}]
  }
}
`,
  };
  for (const [name, text] of Object.entries(parameters)) {
    link.href += `&${name}=${plainMark}${encodeURIComponent(text)}`;
  }
}
