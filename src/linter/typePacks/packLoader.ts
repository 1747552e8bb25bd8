import type { PackAsset, PackFile } from '../protocol';
import type { SourceInput, TypePack } from '../types';
import { packsAskedFor } from './packsAskedFor';

/** Loads types of packages once code asks for them, and keeps them. */
export interface PackLoader {
  /** In the order in which they were loaded. It grows. */
  loaded: readonly TypePack[];
  /** Those that could not be loaded the last time, and why. */
  failed: readonly FailedPack[];
  /** What an input asks for that isn't there, and wasn't refused a moment ago in the same attempt. */
  missingFor: (input: AttemptedInput) => readonly PackAsset[];
  /** Loads them. What can't be loaded joins `failed`. */
  load: (missing: readonly PackAsset[], attempt?: number) => Promise<void>;
}

/** An input, and how often the reader has asked to try again. */
type AttemptedInput = SourceInput & { attempt?: number };

/** Types that could not be loaded. */
export interface FailedPack extends PackAsset {
  /** A sentence. */
  reason: string;
  /** When it was tried, in milliseconds as of `Date.now()`. */
  time: number;
  /** In which of the reader's attempts. */
  attempt: number;
}

/** How long linting waits for types at most, in milliseconds: as long as a slow phone's network takes. */
const maxWait = 15_000;

/** How long it goes on without types that could not be loaded before it tries again, in milliseconds. */
const pause = 5_000;

/** Creates a loader that has loaded nothing. */
export function createPackLoader(packs: readonly PackAsset[]): PackLoader {
  const loaded: TypePack[] = [];
  const failed: FailedPack[] = [];

  function forget({ name }: PackAsset): void {
    const index = failed.findIndex(pack => pack.name === name);
    if (index !== -1) {
      failed.splice(index, 1);
    }
  }

  async function load(pack: PackAsset, attempt: number): Promise<void> {
    try {
      const { files } = await fetchPack(pack);
      loaded.push({ ...pack, files: new Map(Object.entries(files)) });
      forget(pack);
    } catch (error) {
      forget(pack);
      const reason = reasonOf(error);
      failed.push({ ...pack, reason, time: Date.now(), attempt });
    }
  }

  return {
    loaded,
    failed,
    missingFor: input =>
      packsAskedFor(packs, input).filter(
        ({ name }) =>
          !loaded.some(pack => pack.name === name) &&
          !failed.some(
            pack =>
              pack.name === name &&
              pack.attempt === (input.attempt ?? 0) &&
              Date.now() < pack.time + pause,
          ),
      ),
    load: async (missing, attempt = 0) => {
      await Promise.all(missing.map(pack => load(pack, attempt)));
    },
  };
}

async function fetchPack({ address }: PackAsset): Promise<PackFile> {
  const response = await fetch(address, {
    signal: AbortSignal.timeout(maxWait),
  });
  if (!response.ok) {
    throw new Error(`The server answered ${String(response.status)}`);
  }
  return (await response.json()) as PackFile;
}

function reasonOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return `${message.replace(/\.$/, '')}.`;
}
