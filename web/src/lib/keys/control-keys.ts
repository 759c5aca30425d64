/** Inputs that take no text. */
const textless = ['checkbox', 'radio', 'button', 'submit', 'reset', 'file', 'range', 'color']
  .map((type) => `[type=${type}]`)
  .join(', ');

/** What a person writes in. */
export const textFields = `textarea, [contenteditable], input:not(${textless})`;

const controls = 'a, button, summary, input';
const ranges = '[type=radio], [type=range]';

/** Whether a key does something at the element that has the focus, so that it is no key of the page. */
export function isOwnKey(target: Pick<Element, 'closest'>, key: string) {
  // The letters of a list choose in it.
  if (target.closest(`${textFields}, select, dialog, [role=dialog]`)) return true;
  if (key === 'Enter' || key === ' ') return target.closest(controls) !== null;
  return key.startsWith('Arrow') && target.closest(ranges) !== null;
}
