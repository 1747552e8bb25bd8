import { fileWithKey, keyOfFile } from '../files/fileKeys';
import type { Session } from '../state/session';
import {
  type ConfigName,
  fileNameOf,
  type TextName,
} from '../state/sharedState';

/** A config's model's address in Monaco: as Monaco writes it, which drops empty hosts. */
export function configPath(name: ConfigName): string {
  return `playground:/${name}`;
}

/** The address of a text's model. Each file of code has its own, so that undoing and the cursor are its own. */
export function modelPath(session: Session, name: TextName): string {
  return name === 'code'
    ? `${codeFolder}${String(keyOfFile(session, fileNameOf(session.shared)))}`
    : configPath(name);
}

const codeFolder = 'playground:/code/';

/** The name of the file whose model has an address; `undefined` where it's none of the files'. */
export function fileOfModel(
  session: Session,
  path: string,
): string | undefined {
  return path.startsWith(codeFolder)
    ? fileWithKey(session, Number(path.slice(codeFolder.length)))
    : undefined;
}
