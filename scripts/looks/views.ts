/** A page of each kind. */
const pages = {
  home: '/',
  rule: '/rules/no-floating-promises',
  'rule-options': '/rules/naming-convention',
  rules: '/rules/',
  guide: '/users/configs',
  faq: '/troubleshooting/',
  blog: '/blog',
  post: '/blog/announcing-typescript-eslint-v8-beta',
  search: '/search?q=floating+promises',
  play: '/play',
};

const modes = ['light', 'dark'] as const;

/** In CSS pixels: a phone, the width below which sidebars are gone, and a desktop. */
const widths = [390, 997, 1440];

/** A page as one reader sees it. */
export interface View {
  /** The name of its picture. */
  name: string;
  path: string;
  mode: (typeof modes)[number];
  width: number;
}

/** What the contact sheet shows, in its order. */
export const views: View[] = Object.entries(pages).flatMap(([page, path]) =>
  widths.flatMap(width =>
    modes.map(mode => ({
      name: `${page}-${String(width)}-${mode}`,
      path,
      mode,
      width,
    })),
  ),
);
