const services = ['gmail', 'googlemail', 'hotmail', 'icloud', 'outlook', 'yahoo'];
/** Services whose names differ from one of these in one letter. */
const others = new Set(['cloud', 'email', 'mail', 'ymail']);

/** The address that someone meant who mistyped the name of a large mail service, '.com', or both. */
export function meantAddress(typed: string): string | null {
  const [, person, name = '', ending = ''] = /^([^\s@]+@)([^.]+)\.(.+)$/.exec(typed.trim()) ?? [];
  const service = services.find((each) => isNear(name.toLowerCase(), each));
  if (!service || others.has(name.toLowerCase()) || !isNear(ending, 'com')) return null;
  // Who has typed 'gmail.co' goes on.
  const isRight = name.toLowerCase() === service && 'com'.startsWith(ending);
  return isRight ? null : `${person}${service}.com`;
}

/** Whether one letter is wrong, missing or too many at most, or two changed places. */
function isNear(typed: string, right: string) {
  let same = 0;
  while (same < right.length && typed[same] === right[same]) same += 1;
  const [a, b] = [typed.slice(same), right.slice(same)];
  const isSwapped = a[0] === b[1] && a[1] === b[0] && a.slice(2) === b.slice(2);
  return a.slice(1) === b.slice(1) || a === b.slice(1) || a.slice(1) === b || isSwapped;
}
