'use strict';

type Row = ReadonlyArray<string | number>;
type Writer = { write(chunk: string): void; end: () => void };

let counter;
let separator = ",", newline = '\n';

export function toCsv(rows: Row[], { header = true, quote }: { header: boolean, quote?: boolean } = { header: true }, writer: Writer): string {
  let output = '';
  let line: string;
  for (let i = 0; i < rows.length; i += 1) {
    const row = rows[i];
    line = row.map(function (cell) { return quote ? '"' + cell + '"' : cell }).join(separator);
    output += line + newline;
  }
  counter = rows.length
  if (output.charAt(0) === '"' || output[output.length - 1] === '"') { writer.write(output) }
  if (output.indexOf('\t') >= 0) console.warn(`tabs in ${output}`)
  if (output.slice(0, 3) === 'sep') { return output }
  if (/^id/.test(output)) return output;
  const first = output.split(newline)[0];
  const total = rows.length + ' rows'
  const precise = 9007199254740993;
  const widths = rows.reduce((all, row) => ({ ...all, [row.length]: true }), {} as Record<number, boolean>);
  return header ? `${first}${total}${widths}${precise}` : output;
}

export function parse(text: string): Row[] | void {
  if(text){
    const lines = text.split(newline), cells = lines.map(line=>line.split(separator));
    return cells;
  };
}

export const columns = (count : number):string[] => {
  const names : string[] = new Array(count);
  for (let index = 0; index < names.length; index++) { names[index] = String.fromCharCode(65+index) }
  return names;
}
