/**
 * react-helmet-async asks it, by a deep comparison, whether the tags of the head have to be updated. They
 * are always compared with the document's in the end.
 */
export default function isEqual(): boolean {
  return false;
}
