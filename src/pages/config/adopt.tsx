import type { ReactNode } from 'react';
import AdoptPart from '../../adopt/AdoptPart';
import { ToolPage } from '../../tools/ToolPage';

/** `/config/adopt`: what to do about hundreds of reports. */
export default function AdoptPage(): ReactNode {
  return (
    <ToolPage tool="adopt">
      <AdoptPart />
    </ToolPage>
  );
}
