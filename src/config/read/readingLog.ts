import type { Node } from 'jsonc-parser';
import {
  type JsonProperty,
  problemAt,
  propertiesOf,
  type TextProblem,
} from '../json/parseJson';
import type { Remark } from './configPart';

/** Collects what there is to say of a config while it is read. */
export class ReadingLog {
  /** Whether something is so wrong that the text is no config. */
  isBroken: boolean;
  /** What there is to say of the part that is read, rather than of a rule of it. */
  ofPart: Remark[] = [];

  /** @param problems those that parsing has found */
  constructor(readonly problems: Remark[]) {
    this.isBroken = problems.some(({ severity }) => severity === 'error');
  }

  /** Says what keeps the text from being a config. */
  refuse(node: Node, message: string): void {
    this.isBroken = true;
    this.problems.push(problemAt(node, 'error', message));
  }

  /** Says something that keeps the rest from nothing. */
  say(
    node: Node,
    message: string,
    severity: TextProblem['severity'] = 'info',
    kind: Pick<Remark, 'isForeign' | 'isLeftOut'> = {},
  ): void {
    const remark = { ...problemAt(node, severity, message), ...kind };
    this.problems.push(remark);
    this.ofPart.push(remark);
  }

  /** Says of something in the text that it is not used. @param reason a sentence */
  leaveOut(
    node: Node,
    name: string,
    reason: string,
    severity?: TextProblem['severity'],
    isForeign = false,
  ): void {
    this.say(node, `"${name}" is left out: ${reason}`, severity, {
      isLeftOut: true,
      ...(isForeign && { isForeign }),
    });
  }

  /** The same of something that other packages have. */
  leaveOutForeign(node: Node, name: string, reason: string): void {
    this.leaveOut(node, name, reason, 'info', true);
  }

  /** The properties of an object; what is none is refused. */
  propertiesIn(name: string, node: Node): JsonProperty[] {
    if (node.type !== 'object') {
      this.refuse(node, `"${name}" has to be an object: { … }.`);
    }
    return propertiesOf(node);
  }
}
