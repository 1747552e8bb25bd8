import { Arrow, Box, Diagram, Label } from './Diagram';

interface Step {
  name: string;
  code?: boolean;
  /** What is said of it next to it, in lines. */
  notes?: readonly string[];
}

interface Props {
  title: string;
  steps: readonly Step[];
  /** Each of the others comes from the first, not from the one before it. */
  fromFirst?: boolean;
}

const width = 150;
const distance = 68;

/** What follows on what, or what can come of one thing. */
export function StepsDiagram({ title, steps, fromFirst }: Props) {
  const rows = steps.map((step, index) => ({
    ...step,
    x: fromFirst && index > 0 ? width / 2 + 32 : width / 2 + 1,
    y: 20 + index * distance,
    notes: step.notes ?? [],
  }));
  return (
    <Diagram
      height={40 + (steps.length - 1) * distance}
      title={title}
      description={rows
        .map(({ name, notes }) => `${[name, ...notes].join(' ')}.`)
        .join(' ')}
    >
      {rows.slice(1).map(({ name, x, y }, index) => (
        <Arrow
          key={name}
          line={(fromFirst
            ? [
                [16, y - distance + (index === 0 ? 17 : 0)],
                [16, y],
                [x - width / 2 - 2, y],
              ]
            : [
                [x, y - distance + 17],
                [x, y - 19],
              ]
          ).join(' ')}
        />
      ))}
      {rows.map(({ name, code, x, y }) => (
        <Box key={name} name={name} x={x} y={y} width={width} code={code} />
      ))}
      {rows.flatMap(({ notes, x, y }) =>
        notes.map((note, line) => (
          <Label
            key={note}
            text={note}
            x={x + width / 2 + 10}
            y={y + 17 * (line - (notes.length - 1) / 2)}
            soft
          />
        )),
      )}
    </Diagram>
  );
}
