/** The parts of the page, in their order, with the anchors that links name them by. */
export const parts = [
  { id: 'check', label: 'Check and convert' },
  { id: 'upgrade', label: 'Upgrade' },
  { id: 'compare', label: 'Compare and choose' },
  { id: 'adopt', label: 'Adopt' },
] as const;

/** The name of a part, which is the anchor of its section. */
export type PartId = (typeof parts)[number]['id'];
