import settings from '@generated/search/default/settings.json';

let loading: Promise<void> | undefined;

/**
 * Loads the modal's style sheet, once.
 *
 * @throws when it doesn't arrive: the next call tries again.
 */
export function loadStyles(): Promise<void> {
  loading ??= new Promise((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = settings.styles;
    link.addEventListener('load', () => {
      resolve();
    });
    link.addEventListener('error', () => {
      link.remove();
      loading = undefined;
      reject(
        new Error(
          `The style sheet of the search, ${link.href}, can't be loaded. Check the network connection, and open the search again.`,
        ),
      );
    });
    document.head.append(link);
  });
  return loading;
}
