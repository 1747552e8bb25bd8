/** A config as JSON with comments, made of one in another format. */
export interface ConvertedConfig {
  text: string;
  /** What could not be taken over, in sentences for the reader. */
  notes: string[];
}
