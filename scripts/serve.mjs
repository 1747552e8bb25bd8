// @ts-check
import { main } from './main.mjs';
import { addressFromCommandLine } from './site/address.mjs';
import { buildFolder } from './site/buildSite.mjs';
import { countUncompressed } from './site/compress.mjs';
import { compressInBackground } from './site/compressInBackground.mjs';
import { serveSite } from './site/serveSite.mjs';

// `npm run serve`: serves what was built last, and finishes what an earlier run was stopped at.
await main(async () => {
  const uncompressed = await countUncompressed(buildFolder);
  if (uncompressed > 0) {
    console.log(
      `${String(uncompressed)} files are not compressed yet: this is done while the site is being served.`,
    );
  }
  const compressing = uncompressed > 0 ? compressInBackground() : undefined;
  await serveSite(addressFromCommandLine(), compressing);
  await compressing;
});
