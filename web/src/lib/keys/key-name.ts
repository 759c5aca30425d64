/**
 * The name of a key in lower case, such as `d`, `?` or `arrowleft`. On a keyboard with another alphabet a letter has the
 * name that is printed in Latin on the same key.
 */
export function keyName({ key, code }: Pick<KeyboardEvent, 'key' | 'code'>) {
  // Latin letters are before this one.
  const isOther = key.length === 1 && key > 'ɏ' && code.startsWith('Key');
  return (isOther ? code.slice(3) : key).toLowerCase();
}
