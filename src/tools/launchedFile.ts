export interface OpenedFile {
  name: string;
  text: string;
}

declare global {
  interface Window {
    /** Where a browser installs sites as applications: what they are started with. */
    launchQueue?: {
      setConsumer: (
        consumer: (launch: { files: readonly FileSystemFileHandle[] }) => void,
      ) => void;
    };
  }
}

/** Opens the file that the installed site is started with, or one that comes later. @param fail called with what to do */
export function takeLaunchedFile(
  open: (file: OpenedFile) => void,
  fail: (message: string) => void,
): void {
  window.launchQueue?.setConsumer(({ files: [handle] }) => {
    void handle
      ?.getFile()
      .then(async file => open({ name: file.name, text: await readText(file) }))
      .catch(() =>
        fail(`${handle.name} can’t be read. Open it again, or paste its text.`),
      );
  });
}

/**
 * The text of a file that a reader chose: UTF-8, or UTF-16 by PowerShell, which marks it.
 *
 * @throws when the browser can't read the file
 */
export async function readText(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const [first, second] = bytes;
  const encoding =
    first === 0xff && second === 0xfe
      ? 'utf-16le'
      : first === 0xfe && second === 0xff
        ? 'utf-16be'
        : 'utf-8';
  return new TextDecoder(encoding).decode(bytes);
}
