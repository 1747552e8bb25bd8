import type { ReactNode } from 'react';
import styles from './PackageGraph.module.css';
import { BOX_HEIGHT, boxes, dependencies } from './packageGraph';

/** Which package of the project depends on which, as a drawing. */
export function PackageGraph(): ReactNode {
  return (
    <svg
      className={styles.graph}
      viewBox="0 0 360 462"
      role="img"
      aria-labelledby="package-graph-title package-graph-desc"
    >
      <title id="package-graph-title">
        Dependencies between the packages of typescript-eslint
      </title>
      <desc id="package-graph-desc">
        {dependencies
          .map(
            ({ from, to, peer }) =>
              `${from} ${peer ? 'has as a peer' : 'depends on'} ${to}.`,
          )
          .join(' ')}
      </desc>
      <marker
        id="package-graph-arrow"
        viewBox="0 0 8 8"
        refX="6"
        refY="4"
        markerWidth="7"
        markerHeight="7"
        orient="auto"
      >
        <path className={styles.arrow} d="M0 0 8 4 0 8z" />
      </marker>
      {dependencies.map(({ from, to, line, peer }) => (
        <polyline
          key={`${from} ${to}`}
          className={peer ? styles.peer : styles.line}
          points={line.map(point => point.join()).join(' ')}
          markerEnd="url(#package-graph-arrow)"
        />
      ))}
      {boxes.map(({ name, x, y, width }) => (
        <g key={name}>
          <rect
            className={styles.box}
            x={x - width / 2}
            y={y - BOX_HEIGHT / 2}
            width={width}
            height={BOX_HEIGHT}
            rx="6"
          />
          <text className={styles.name} x={x} y={y}>
            {name}
          </text>
        </g>
      ))}
    </svg>
  );
}
