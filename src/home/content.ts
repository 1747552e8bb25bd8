import type { Note } from '../examples/exampleData';

/** The content of the home page, which `plugins/home` makes at build. */
export interface HomeContent {
  example: HomeExample;
  rules: RuleCounts;
  presets: PresetOffer[];
  setup: SetupSteps;
}

/** A piece of code that compiles, and what the rules report on it. */
export interface HomeExample {
  fileName: string;
  /** Presets it was linted with, as in a flat config. */
  presets: string[];
  /** The code, with what the rules report in it. */
  html: string;
  notes: Note[];
  /** How much is found in it. */
  found: { errors: number; problems: number };
  /** Hash of the playground's address with the code and its config. */
  playgroundHash: string;
}

/** How many current rules there are, and what they can do. */
export interface RuleCounts {
  all: number;
  typed: number;
  fixing: number;
  suggesting: number;
}

/** A preset and its variant with the rules that need types. */
export interface PresetOffer extends OfferedPreset {
  typed: OfferedPreset;
}

export interface OfferedPreset {
  /** As the plugin has it, which is also the anchor on `/users/configs`. */
  id: string;
  /** As in a flat config. */
  name: string;
  /** How many of the plugin's rules it turns on. */
  rules: number;
}

/** From nothing to the first report, as the quickstart has it. */
export interface SetupSteps {
  /** The packages to install. */
  install: string;
  config: { fileName: string; html: string };
  /** The command that lints, colored. */
  run: string;
}
