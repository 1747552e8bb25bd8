import { showOutcome } from '../ui/copyCode';

/** Copies the page as Markdown, and says so in the button. */
export function copyPage(button: HTMLButtonElement): void {
  const { href = '' } =
    document.querySelector<HTMLLinkElement>('[type="text/markdown"]') ?? {};
  showOutcome(button, copyText(readText(href)));
}

async function readText(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) {
    throw new Error(response.statusText);
  }
  return response.text();
}

/** Safari allows it only at once after the click, with a text that is still to come. Firefox can't before 127. */
async function copyText(text: Promise<string>): Promise<void> {
  if ('ClipboardItem' in window) {
    const blob = text.then(
      content => new Blob([content], { type: 'text/plain' }),
    );
    // Where copying is refused, no one waits for it.
    blob.catch(() => undefined);
    await navigator.clipboard.write([
      new ClipboardItem({ 'text/plain': blob }),
    ]);
  } else {
    await navigator.clipboard.writeText(await text);
  }
}
