/**
 * The name of a key in lower case, such as `d`, `?` or `arrowleft`. On a keyboard with another alphabet a letter has the
 * name that is printed in Latin on the same key.
 */
export function keyName({ key, code }: Pick<KeyboardEvent, 'key' | 'code'>) {
  const isOtherLetter = /^\p{L}$/u.test(key) && !/\p{Script=Latin}/u.test(key);
  return (isOtherLetter && /^Key([A-Z])$/.exec(code)?.[1] ? code.slice(3) : key).toLowerCase();
}
