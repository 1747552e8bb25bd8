import { ReadableStream, TransformStream } from 'node:stream/web';

const upper = new TransformStream<string, string>({
  transform(chunk, controller) {
    controller.enqueue(chunk.toUpperCase() as string);
  },
});
export const read = async (source: ReadableStream<string>) => {
  for await (const part of source.pipeThrough(upper)) {
    console.log(part!);
  }
};
