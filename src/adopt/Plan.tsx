import { usePluralForm } from '@docusaurus/theme-common';
import Translate, { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { InlineCode } from '../ui/InlineCode';
import { ScrollableTable } from '../ui/ScrollableTable';
import { TableHead } from '../ui/TableHead';
import { fewReports, type PlanStep } from './plan/makePlan';

/** What to do in which order, and how many reports are left each time. */
export function Plan({ plan }: { plan: readonly PlanStep[] }): ReactNode {
  return (
    <>
      <h3>
        <Translate id="adopt.plan.title">A plan</Translate>
      </h3>
      <ScrollableTable>
        <TableHead>
          <Translate id="adopt.plan.step">Step</Translate>

          <Translate id="adopt.plan.removes">Removes</Translate>

          <Translate id="adopt.plan.left">Left</Translate>
        </TableHead>
        <tbody>
          {plan.map((step, index) => (
            <tr key={index}>
              <th scope="row">
                <StepText step={step} />
              </th>
              <td>
                {step.mayRemove
                  ? translate(
                      { id: 'adopt.plan.range', message: '{least} to {most}' },
                      {
                        least: step.removes,
                        most: step.removes + step.mayRemove,
                      },
                    )
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
  const { selectMessage } = usePluralForm();
  switch (kind) {
    case 'cause':
      return (
        <Translate
          id="adopt.plan.cause"
          values={{ cause: <InlineCode text={cause?.title ?? ''} /> }}
        >
          {'Fix the cause: {cause}'}
        </Translate>
      );
    case 'fix':
      return (
        <Translate
          id="adopt.plan.fix"
          values={{ command: <code>npx eslint --fix .</code> }}
        >
          {'Run {command} and commit what it did'}
        </Translate>
      );
    case 'few':
      return (
        <Translate
          id="adopt.plan.few"
          values={{
            count: fewReports,
            rules: (
              <>
                {rules.map(({ ruleId }, index) => (
                  <span key={ruleId}>
                    {index > 0 && ', '}
                    <code>{ruleId}</code>
                  </span>
                ))}
              </>
            ),
          }}
        >
          {'Fix by hand the rules with at most {count} reports each: {rules}'}
        </Translate>
      );
    case 'later':
      return selectMessage(
        rules.length,
        translate(
          {
            id: 'adopt.plan.later',
            message:
              'Begin with the config below, and shorten it rule by rule: {count} rule|Begin with the config below, and shorten it rule by rule: {count} rules',
          },
          { count: rules.length },
        ),
      );
  }
}
