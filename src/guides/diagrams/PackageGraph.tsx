import type { ReactNode } from 'react';
import { Arrow, Box, Diagram } from './Diagram';
import { boxes, dependencies } from './packageGraph';

/** Which package of the project depends on which, as a drawing. */
export function PackageGraph(): ReactNode {
  return (
    <Diagram
      height={462}
      title="Dependencies between the packages of typescript-eslint"
      description={dependencies
        .map(({ from, to, peer }) =>
          peer ? `${from} has as a peer ${to}.` : `${from} depends on ${to}.`,
        )
        .join(' ')}
    >
      {dependencies.map(({ from, to, line, peer }) => (
        <Arrow key={`${from} ${to}`} line={line} dashed={peer} />
      ))}
      {boxes.map(({ name, ...place }) => (
        <Box key={name} {...place}>
          {name}
        </Box>
      ))}
    </Diagram>
  );
}
