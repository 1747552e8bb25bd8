import { translate } from '@docusaurus/Translate';
/** The parts of the page, in their order, with the anchors that links name them by. */
export const parts = [
  {
    id: 'check',
    label: translate({
      id: 'config.parts.check',
      message: 'Check and convert',
    }),
  },
  {
    id: 'upgrade',
    label: translate({ id: 'config.parts.upgrade', message: 'Upgrade' }),
  },
  {
    id: 'compare',
    label: translate({
      id: 'config.parts.compare',
      message: 'Compare and choose',
    }),
  },
  {
    id: 'adopt',
    label: translate({ id: 'config.parts.adopt', message: 'Adopt' }),
  },
] as const;

/** The name of a part, which is the anchor of its section. */
export type PartId = (typeof parts)[number]['id'];
