/** The folder of a file, without a slash at the end; the root is empty. */
export function folderOf(path: string): string {
  return path.slice(0, path.lastIndexOf('/'));
}

/** What comes after the last slash. */
export function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

/** A full path, with `.` and `..` in the added part worked out. */
export function joinPath(folder: string, path: string): string {
  const parts = path.startsWith('/') ? [] : folder.split('/').filter(Boolean);
  for (const part of path.split('/')) {
    if (part === '..') {
      parts.pop();
    } else if (part !== '.' && part !== '') {
      parts.push(part);
    }
  }
  return `/${parts.join('/')}`;
}

/** From a folder to a file, with `../` where it is outside. */
export function relativePath(folder: string, file: string): string {
  const from = folder.split('/').filter(Boolean);
  const to = file.split('/').filter(Boolean);
  let same = 0;
  while (same < from.length && from[same] === to[same]) {
    same += 1;
  }
  return [...from.slice(same).map(() => '..'), ...to.slice(same)].join('/');
}
