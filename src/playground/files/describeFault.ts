import { translate } from '@docusaurus/Translate';
import { allFileTypes } from '../state/sharedState';
import { maxNameLength, type NameFault } from './fileName';

/** Says what keeps a file from having a name, in a sentence. */
export function describeFault(fault: NameFault, name: string): string {
  switch (fault) {
    case 'characters':
      return translate({
        id: 'playground.file.fault.characters',
        message:
          'A file’s name can’t have control characters or any of \\ : * ? " < > |',
      });
    case 'folders':
      return translate({
        id: 'playground.file.fault.folders',
        message:
          'A file’s name is in the project: its folders have names, too, which don’t begin or end with a dot or a space.',
      });
    case 'nodeModules':
      return translate({
        id: 'playground.file.fault.nodeModules',
        message:
          'Files in node_modules aren’t linted. Declare a module in a .d.ts file instead.',
      });
    case 'ofTheProject':
      return translate(
        {
          id: 'playground.file.fault.ofTheProject',
          message: 'The downloaded project has its own {name}.',
        },
        { name },
      );
    case 'taken':
      return translate(
        {
          id: 'playground.file.fault.taken',
          message: 'There already is a file {name}.',
        },
        { name },
      );
    case 'tooLong':
      return translate(
        {
          id: 'playground.file.fault.tooLong',
          message: 'A file’s name has at most {count} characters.',
        },
        { count: maxNameLength },
      );
    case 'type':
      return translate(
        {
          id: 'playground.file.fault.type',
          message: 'A file’s name is a word and one of these: {types}',
        },
        { types: allFileTypes.join(' ') },
      );
  }
}
