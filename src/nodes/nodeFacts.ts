/** What is known of a type of node, as its page shows it and `/nodes.json` has it. */
export interface NodeFacts {
  /** The value of its `type`. */
  name: string;
  /** What TypeScript calls the nodes it is made from: names of `ts.SyntaxKind`. */
  syntaxKinds: string[];
  /** Without those of every node. */
  fields: FieldFacts[];
  /** The named unions that it is in. */
  unions: string[];
  /** The fields whose types name it: `ClassBody.body`. */
  parents: string[];
  /** The rules that listen to it, by their ids. */
  rules: string[];
  /** Selectors of those rules that are about it, apart from its name. */
  selectors: string[];
}

/** A field of a node. */
export interface FieldFacts {
  name: string;
  /** As TypeScript. */
  type: string;
  /** What it holds in the snippets, as code. */
  seen: string[];
  /** The field to use instead: this one is deprecated. */
  replacedBy?: string;
  /** What the types don't say, or say wrong. Backticks mark code. */
  note?: string;
}

/** A union of nodes that has a name. */
export interface UnionFacts {
  name: string;
  /** Types of nodes. */
  members: string[];
  /** The fields whose types name it. */
  places: string[];
}

/** A page of nodes, as their index lists it. */
export interface NodeGroup {
  title: string;
  nodes: ListedNode[];
}

/** A node in the index, and what is known of it where a tree is shown. */
export interface ListedNode {
  name: string;
  /** From the top of the site. */
  address: string;
  /** Backticks mark code. */
  description: string;
  /** A line of code that it is made from. */
  code: string;
  /** The types of its fields, by their names. */
  fieldTypes: Readonly<Record<string, string>>;
}
