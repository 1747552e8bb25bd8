import { noteEarlyClick } from '../navigation/earlyClick';
import { whenHydrated } from '../ui/whenHydrated';
import { describeFailure } from './describeFailure';

/** Where the site was built to be; the build puts it there. */
declare const builtFor: string;

const bannerId = 'load-failure';

/**
 * Runs inline, at the very start of each page, so that it is there when the page's own scripts and
 * styles are not: it says that they could not be loaded, and what to do. Once the page is alive,
 * what loads more of it says so itself, and what of it is missing.
 */
let isShown = false;
let lacksStyles = false;

noteEarlyClick();

// Errors of elements don't bubble.
addEventListener('error', noteFailure, true);
whenHydrated(() => {
  removeEventListener('error', noteFailure, true);
  if (!lacksStyles) {
    document.querySelector(`#${bannerId}`)?.remove();
  }
});

function noteFailure({ target }: Event): void {
  const isStyle =
    target instanceof HTMLLinkElement && target.rel === 'stylesheet';
  if (!isStyle && !(target instanceof HTMLScriptElement)) {
    return;
  }
  lacksStyles ||= isStyle;
  if (!isShown) {
    isShown = true;
    if (document.readyState === 'loading') {
      addEventListener('DOMContentLoaded', show);
    } else {
      show();
    }
  }
}

function show(): void {
  const canonical = document.querySelector<HTMLLinkElement>(
    'link[rel=canonical]',
  );
  const banner = document.createElement('div');
  banner.setAttribute('role', 'alert');
  banner.id = bannerId;
  // There may be no style sheet.
  banner.style.cssText =
    'position:fixed;inset:auto 0 0;z-index:999;padding:1em;background:#fff3cd;color:#000;font:1rem/1.5 system-ui';
  banner.append(
    describeFailure(
      builtFor,
      location.pathname,
      canonical && new URL(canonical.href).pathname,
    ),
    ' ',
    createButton(),
  );
  document.body.prepend(banner);
}

function createButton(): HTMLButtonElement {
  const button = document.createElement('button');
  button.textContent = 'Try again';
  button.style.all = 'revert';
  button.addEventListener('click', () => location.reload());
  return button;
}
