/**
 * The `@font-face` rules of headings: the font itself, and a stand-in with its measures, so that nothing moves
 * when it comes. Where there is neither, as on Android, a heading may be a little narrower.
 *
 * @param address of the font
 */
export function fontFaces(address: string): string {
  return [
    // Text never waits for a font.
    `@font-face{font-family:Headings;font-weight:700;font-display:swap;src:url(${address})format("woff2")}`,
    // Measured over the names of all rules; Liberation Sans has the measures of Arial.
    '@font-face{font-family:Headings stand-in;font-weight:700;src:local("Arial Bold"),local("Arial-BoldMT"),local("Liberation Sans Bold");size-adjust:105.7%;ascent-override:89.9%;descent-override:23.7%;line-gap-override:0%}',
  ].join('');
}
