import util, { types } from 'node:util';

export const show = (value: unknown) => util.inspect(value, { depth: null }) as string;
export const isDate = (value: object) => types.isDate(value) && value.getTime() > 0 ? value : undefined;
export const warn = util.deprecate((x: any) => x.y.z, 'old');
