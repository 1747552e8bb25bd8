/** What is loaded when a reader begins to edit an example. */
export { startLinter } from './liveLinter';
export { openEdited, openToEdit, openToTry } from './openAt';
export { OpenExamples } from './OpenExamples';
