import type { Node } from 'jsonc-parser';
import type { TextProblem } from '../textProblem';

/** Collects what there is to say of a text while it is read. */
export class ReadingLog {
  /** Whether something is so wrong that the text is no config. */
  isBroken: boolean;
  /** Whether the text has something that cannot be used here. */
  leavesOut = false;

  /**
   * @param problems those that parsing has found
   * @param keepsForeign whether what other packages have is kept, rather than left out
   */
  constructor(
    readonly problems: TextProblem[],
    readonly keepsForeign = false,
  ) {
    this.isBroken = problems.length > 0;
  }

  /** Says what keeps the text from being a config. */
  refuse(node: Node, message: string): void {
    this.isBroken = true;
    this.say(node, message, 'error');
  }

  /** Says something that keeps the rest from nothing. */
  say(
    { offset, length }: Node,
    message: string,
    severity: TextProblem['severity'] = 'info',
  ): TextProblem {
    const problem = { severity, message, offset, length };
    this.problems.push(problem);
    return problem;
  }

  /** Says of something in the text that it is not used. @param reason a sentence */
  leaveOut(
    node: Node,
    name: string,
    reason: string,
    severity?: TextProblem['severity'],
  ): TextProblem {
    this.leavesOut = true;
    return this.say(node, `"${name}" is left out: ${reason}`, severity);
  }

  /** Says of something that other packages have that it is not used, unless it is kept. */
  leaveOutForeign(node: Node, name: string, reason: string): TextProblem[] {
    return this.keepsForeign ? [] : [this.leaveOut(node, name, reason)];
  }

  /** Refuses what is not an object. @returns whether it is one */
  expectObject(name: string, node: Node): boolean {
    if (node.type !== 'object') {
      this.refuse(node, `"${name}" has to be an object: { … }.`);
    }
    return node.type === 'object';
  }
}
