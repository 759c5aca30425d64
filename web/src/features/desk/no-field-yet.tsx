import { keyboard } from '../../lib/keyboard.ts';
import { useShortcuts } from '../../widgets/shortcuts/use-shortcuts.ts';

const write = () => keyboard.write();

/** While a case loads, what is typed for one of its fields is no key of the page. */
export function NoFieldYet() {
  useShortcuts({ r: write, n: write });
  return null;
}
