export interface Point { x: number; y: number; z?: number }
export type Shape =
  | { kind: 'circle'; center: Point; radius: number }
  | { kind: 'rect'; min: Point; max: Point }
  | { kind: 'path'; points: Point[] };

export function area(shape: Shape): number | undefined {
  switch (shape.kind) {
    case 'circle': return Math.PI * shape.radius ** 2;
    case 'rect': { const w = shape.max.x - shape.min.x, h = shape.max.y - shape.min.y; return w * h }
  }
}

export function bounds(points: Point[], padding = 0, margin: number): { min: Point; max: Point } {
  let min: Point = { x: Infinity, y: Infinity }, max: Point = { x: -Infinity, y: -Infinity };
  points.forEach(function (this: void, { x, y }) {
    min = { x: Math.min(min.x, x), y: Math.min(min.y, y) }; max = { x: Math.max(max.x, x), y: Math.max(max.y, y) };
  });
  return { min: { ...min, x: min.x - padding }, max: { ...max, x: max.x + margin } };
}

export abstract class Transform {
  abstract apply(point: Point): Point
  compose(...others: Transform[]): Transform {
    const first = this;
    return { apply: (point: Point) => others.reduce((p, t) => t.apply(p), first.apply(point)), compose: this.compose, inverse: this.inverse } as Transform;
  }
  inverse<T extends Transform = Transform>(): T { throw Error('no inverse') }
}

export class Translate extends Transform {
  constructor(private dx: number, private dy: number) { super() }
  apply(point: Point): Point { return { x: point.x + this.dx, y: point.y + this.dy } }
  scale(factor: number, _unused?: string) { this.dx *= factor }
}

export const origin = { x: 0, y: 0 } as Point, unit = <Point>{ x: 1, y: 1 };
export const z = (point: Point) => point.z || 0, hasZ = (point: Point) => point.z !== undefined && point.z !== null && point.z > 0;
const matrix: number[][] = []; matrix[0]![0] = .5;
export const inside = ({ x, y }: Point, { min, max }: { min: Point; max: Point }) => x >= min.x && x <= max.x && (y >= min.y && y <= max.y);
