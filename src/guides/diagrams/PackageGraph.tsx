import { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { Arrow, Box, Diagram } from './Diagram';
import { boxes, dependencies } from './packageGraph';

/** Which package of the project depends on which, as a drawing. */
export function PackageGraph(): ReactNode {
  return (
    <Diagram
      height={462}
      title={translate({
        id: 'guides.packageGraph.title',
        message: 'Dependencies between the packages of typescript-eslint',
      })}
      description={dependencies
        .map(({ from, to, peer }) =>
          peer
            ? translate(
                {
                  id: 'guides.packageGraph.peer',
                  message: '{from} has as a peer {to}.',
                },
                { from, to },
              )
            : translate(
                {
                  id: 'guides.packageGraph.dependency',
                  message: '{from} depends on {to}.',
                },
                { from, to },
              ),
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
