import { monaco } from '../monaco';

const { CompletionItemKind } = monaco.languages;

/** Kinds of TypeScript's language service that Monaco has a picture for. */
const kinds = new Map<string, monaco.languages.CompletionItemKind>([
  ['alias', CompletionItemKind.Reference],
  ['class', CompletionItemKind.Class],
  ['const', CompletionItemKind.Constant],
  ['constructor', CompletionItemKind.Constructor],
  ['enum', CompletionItemKind.Enum],
  ['enum member', CompletionItemKind.EnumMember],
  ['function', CompletionItemKind.Function],
  ['getter', CompletionItemKind.Property],
  ['interface', CompletionItemKind.Interface],
  ['keyword', CompletionItemKind.Keyword],
  ['let', CompletionItemKind.Variable],
  ['local function', CompletionItemKind.Function],
  ['local var', CompletionItemKind.Variable],
  ['method', CompletionItemKind.Method],
  ['module', CompletionItemKind.Module],
  ['parameter', CompletionItemKind.Variable],
  ['property', CompletionItemKind.Property],
  ['setter', CompletionItemKind.Property],
  ['string', CompletionItemKind.Value],
  ['type', CompletionItemKind.Class],
  ['type parameter', CompletionItemKind.TypeParameter],
  ['var', CompletionItemKind.Variable],
]);

/** @param kind in the words of TypeScript's language service */
export function completionKind(
  kind: string,
): monaco.languages.CompletionItemKind {
  return kinds.get(kind) ?? CompletionItemKind.Text;
}
