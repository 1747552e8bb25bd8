import type { ReactNode } from 'react';
import ProjectPart from '../../adopt/ProjectPart';
import { ToolPage } from '../../tools/ToolPage';

/** `/config/project`: why a file isn't in the project. */
export default function ProjectPage(): ReactNode {
  return (
    <ToolPage tool="project">
      <ProjectPart />
    </ToolPage>
  );
}
