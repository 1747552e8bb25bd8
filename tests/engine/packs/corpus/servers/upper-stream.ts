import { Transform, type TransformCallback } from 'node:stream';

export class Upper extends Transform {
  _transform(chunk: any, encoding: BufferEncoding, done: TransformCallback) {
    this.push(chunk.toString(encoding).toUpperCase());
    done();
  }

  override _flush(done: TransformCallback): void {
    done(null, 'END');
  }
}
