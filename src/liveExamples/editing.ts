/** What is loaded when a reader begins to edit an example. */
export { OpenExamples } from './LiveExample';
export { liveLinter } from './liveLinter';
export {
  forgetGoneExamples,
  openEdited,
  openToEdit,
  openToTry,
} from './openExamples';
