import type { ReactNode } from 'react';
import { plural } from '../text/plural';
import { InlineCode } from '../ui/InlineCode';
import { ScrollableTable } from '../ui/ScrollableTable';
import { TableHead } from '../ui/TableHead';
import { fewReports, type PlanStep } from './plan/makePlan';

/** What to do in which order, and how many reports are left each time. */
export function Plan({ plan }: { plan: readonly PlanStep[] }): ReactNode {
  return (
    <>
      <h3>A plan</h3>
      <ScrollableTable>
        <TableHead columns={['Step', 'Removes', 'Left']} />
        <tbody>
          {plan.map((step, index) => (
            <tr key={index}>
              <th scope="row">
                <StepText step={step} />
              </th>
              <td>
                {step.mayRemove
                  ? `${String(step.removes)} to ${String(step.removes + step.mayRemove)}`
                  : step.removes}
              </td>
              <td>{step.left}</td>
            </tr>
          ))}
        </tbody>
      </ScrollableTable>
    </>
  );
}

function StepText({
  step: { kind, cause, rules },
}: {
  step: PlanStep;
}): ReactNode {
  switch (kind) {
    case 'cause':
      return (
        <>
          Fix the cause: <InlineCode text={cause?.title ?? ''} />
        </>
      );
    case 'fix':
      return (
        <>
          Run <code>npx eslint --fix .</code> and commit what it did
        </>
      );
    case 'few':
      return (
        <>
          Fix by hand the rules with at most {fewReports} reports each:{' '}
          <>
            {rules.map(({ ruleId }, index) => (
              <span key={ruleId}>
                {index > 0 && ', '}
                <code>{ruleId}</code>
              </span>
            ))}
          </>
        </>
      );
    case 'later':
      return `Begin with the config below, and shorten it rule by rule: ${plural(rules.length, 'rule')}`;
  }
}
