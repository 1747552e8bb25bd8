export const lines = (text: any) => text.split('\r\n')
export class Reader
{
  read(path: string): Promise<Array<string>> { return Promise.resolve([path]) }
}
new Reader().read('a');
export const message = 'multi \
line', 𝒳 = '💥', emoji = `${'👩‍👩‍👧'}` + ' e\u0301';
var x = 1;;
