const types: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  csv: 'text/csv; charset=utf-8',
  jpg: 'image/jpeg',
  json: 'application/json',
  png: 'image/png',
  webp: 'image/webp',
  zip: 'application/zip',
};

/** The type of a file, by its extension. */
export const typeOf = (key: string) =>
  types[key.slice(key.lastIndexOf('.') + 1)] ?? 'application/octet-stream';

const shape = /^(?:[\w-][\w.-]*\/)*[\w-][\w.-]*$/;

/** Files that are deleted within days, and that no backup may have a copy of. */
export const unkept = 'checks/';

export const isBackedUp = (key: string) => !key.startsWith(unkept);

/** Members never choose keys, so one that leads out of its folder is a programming error. */
export function checkKey(key: string) {
  if (key.length > 200 || !shape.test(key)) throw new TypeError('This is no key of a stored file');
}
