var settings: any = {};
export const port = settings.port || 80
const unused = settings!
