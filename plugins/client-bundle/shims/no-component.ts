/** In place of a component that no page has. */
export default function NoComponent(): null {
  return null;
}
