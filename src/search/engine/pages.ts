/** The parts of the site that a search can be limited to, and what they are called. */
export const kindNames = {
  rules: 'Rules',
  guides: 'Guides',
  blog: 'Blog',
} as const;

export type PageKind = keyof typeof kindNames;

export const pageKinds = Object.keys(kindNames) as PageKind[];

/** Labels of rules that should no longer be used. */
export const statusNames = {
  deprecated: 'Deprecated',
  removed: 'Removed',
} as const;

export type RuleStatus = keyof typeof statusNames;

/** So many sections of a page are shown under it. */
export const mostSections = 3;

/** A heading of a page and the text under it, up to the next heading. */
export interface Section {
  /** The part of its address after `#`. */
  anchor: string;
  heading: string;
  /** A line for each block of text. */
  text: string;
  /** The error messages that it explains. */
  messages?: string[];
}

export interface ListedPage {
  /** Of its route: without the base URL. */
  path: string;
  title: string;
  description: string;
}

export interface SearchPage extends ListedPage {
  kind: PageKind;
  /** What it is called elsewhere, and what it says by components rather than text. */
  otherNames?: string[];
  /** Rules that it says what to use instead of: removed ones, and those of TSLint. */
  replaces?: string[];
  /** Above the first heading; a line for each block of text. */
  intro: string;
  sections: Section[];
  /**
   * On the page of a rule: what it reports, without the parts that differ from report to report, and what
   * the compiler says where the rule is about the same.
   */
  messages?: string[];
  /** On the page of a rule that is no longer to be used. */
  status?: RuleStatus;
  /**
   * On the page of a rule: names that only it has, of options, their values, and messages, as far as they
   * aren't headings. They aren't shown as such.
   */
  names?: string[];
  /** The words of its code, which isn't shown. */
  code?: string;
}
