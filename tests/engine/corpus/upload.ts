type Progress = (percent: number) => void;
type UploadState = 'idle' | 'busy' | 'failed';

export class Uploader {
  state: UploadState = 'idle';
  private controller?: AbortController;
  private chunkSize = 1024 * 1024;

  async upload(file: File, onProgress: Progress, signal?: AbortSignal, retries?: number) {
    if (this.state !== 'idle') throw new Error('busy');
    this.controller = new AbortController;
    const chunks = Math.ceil(file.size / this.chunkSize);
    for (let chunk = 0; chunk < chunks; ++chunk) {
      const blob = file.slice(chunk * this.chunkSize, (chunk + 1) * this.chunkSize);
      await fetch('/upload', { method: 'POST', body: blob, signal: signal || this.controller.signal });
      onProgress(chunk / chunks);
    }
    if (signal?.aborted) return false;
    return retries;
  }

  cancel = () => { this.controller && this.controller.abort() };

  async *chunks(file: File) { yield file.slice(0, 1) }
  async nothing() { return 1 }
  wait(): Promise<void> { return new Promise(resolve => setTimeout(resolve, 100)) }
  async both() {
    const [a, b] = await Promise.all([this.nothing(), this.wait()]);
    this.wait(), this.nothing();
    if (this.nothing()) console.log(a, b);
    while (this.wait()) break;
    return this.wait().then(async () => this.nothing()).finally();
  }
}

export const uploader = new Uploader();
document.addEventListener('drop', async event => {
  event.preventDefault();
  const file = event.dataTransfer?.files[0]!;
  await uploader.upload(file, percent => console.log(percent));
});
const onDone: () => void = async () => { await uploader.wait() };
const spread = { ...uploader.wait(), ...uploader };
export { onDone, spread };
(async () => { await uploader.both() })();
