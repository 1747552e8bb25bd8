declare const index: any;
declare const documents: unknown[];

interface Hit { id: string; score: number; highlights: { [field: string]: string[] } }

export function search(query: string): Hit[] {
  const results = index.search(query);
  const hits: Hit[] = [];
  for (const result of results) {
    hits.push(result);
    hits.push({ id: result.id, score: result.score, highlights: result.highlights });
  }
  const byId: Map<string, Hit> = index.map;
  const total: Set<string> = new Set<any>();
  console.log(byId, total, ...results);
  return results;
}

export const suggest = (query: string) => index.suggest(query)[0].text;
export function tokens(text: string) { return text.match(/\w+/g) }
export function firstToken(text: string) { return text.match(/\w+/) }
export async function rebuild() {
  await index.clear;
  const parsed = JSON.parse(await index.read());
  documents.map(document => (document as any).id);
  return parsed.documents as Hit[];
}
export function rank(hits: Hit[], boost: <T>(hit: T) => number) {
  const scored = hits.map(hit => ({ ...hit, score: hit.score * boost<Hit>(hit) }));
  const [best] = scored.sort((a, b) => b.score - a.score);
  const top = best.score, id = best['id'];
  return [top, id, `${hits}`, hits + ''];
}
export function has(text: string, word: string) {
  return text.indexOf(word) > -1 || text.lastIndexOf(word) === text.length - word.length || /abc/.test(word);
}
for (const i in documents) { console.log(i) }
try { search('a') } catch (error: any) { console.error(error.message) }
Promise.resolve(1).catch(error => { console.error(error.message) });
Promise.resolve(1).then(() => { throw null });
