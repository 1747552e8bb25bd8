import { lazy, Suspense } from 'react';

const Report = lazy(async () => ({ default: (props: { year: number }) => <p>{props.year}</p> }));

export const Page = () => (
  <Suspense fallback={null}>
    <Report year={new Date().getFullYear()} />
    <Report year={'2024' as unknown as number} />
  </Suspense>
);
