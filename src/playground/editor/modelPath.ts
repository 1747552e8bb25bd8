import type { EditorProps } from './editorTypes';

/** A model's address in Monaco, by the text's name: as Monaco writes it, which drops empty hosts. */
export function modelPath(name: EditorProps['name']): string {
  return `playground:/${name}`;
}
