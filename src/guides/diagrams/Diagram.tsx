import clsx from 'clsx';
import { type ReactNode, useId } from 'react';
import styles from './Diagram.module.css';

/** Of all boxes, in the units of the drawing. */
const boxHeight = 34;

interface DiagramProps {
  /** Of the drawing, in units that are pixels on a phone: it is 360 of them wide. */
  height: number;
  title: string;
  /** All that the drawing says, in sentences. */
  description: string;
  children: ReactNode;
}

/** A drawing in the colors of the page. Readers who can't see it are told its title and description. */
export function Diagram({
  height,
  title,
  description,
  children,
}: DiagramProps) {
  const id = useId();
  return (
    <svg
      className={styles.diagram}
      viewBox={`0 0 360 ${String(height)}`}
      role="img"
      aria-labelledby={`${id}-title ${id}-description`}
    >
      <title id={`${id}-title`}>{title}</title>
      <desc id={`${id}-description`}>{description}</desc>
      {children}
    </svg>
  );
}

interface BoxProps {
  name: string;
  /** The middle of the box. */
  x: number;
  y: number;
  width: number;
  /** It isn't always there. */
  dashed?: boolean;
  code?: boolean;
}

/** Something with a name. */
export function Box({ name, x, y, width, dashed, code }: BoxProps) {
  return (
    <g>
      <rect
        className={clsx(styles.box, dashed && styles.dashed)}
        x={x - width / 2}
        y={y - boxHeight / 2}
        width={width}
        height={boxHeight}
        rx="6"
      />
      <text
        className={clsx(styles.text, styles.middle, code && styles.code)}
        x={x}
        y={y}
      >
        {name}
      </text>
    </g>
  );
}

interface LabelProps {
  text: string;
  /** Where the text begins, at half of its height. */
  x: number;
  y: number;
  code?: boolean;
  soft?: boolean;
}

/** A line of text. */
export function Label({ text, x, y, code, soft }: LabelProps) {
  return (
    <text
      className={clsx(styles.text, code && styles.code, soft && styles.soft)}
      x={x}
      y={y}
    >
      {text}
    </text>
  );
}

interface ArrowProps {
  /** The points of the line, as SVG has them: `180,41 180,71`. The head is at the last one. */
  line: string;
  dashed?: boolean;
  /** It has a head at each end. */
  both?: boolean;
}

/** Leads from one thing to another. */
export function Arrow({ line, dashed, both }: ArrowProps) {
  const head = useId();
  return (
    <>
      <marker
        id={head}
        viewBox="0 0 8 8"
        refX="6"
        refY="4"
        markerWidth="7"
        markerHeight="7"
        orient="auto-start-reverse"
      >
        <path className={styles.head} d="M0 0 8 4 0 8z" />
      </marker>
      <polyline
        className={clsx(styles.arrow, dashed && styles.dashed)}
        points={line}
        markerStart={both ? `url(#${head})` : undefined}
        markerEnd={`url(#${head})`}
      />
    </>
  );
}
