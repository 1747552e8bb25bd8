import { Blob, Buffer } from 'node:buffer';

export async function pack(parts: (Buffer | string)[]) {
  const blob = new Blob(parts);
  const bytes = Buffer.from(await blob.arrayBuffer());
  return bytes.readUInt8(0) + bytes.toJSON().data[0]!;
}
