import { keyboard } from '../../../lib/keys/keyboard.ts';
import { useShortcuts } from '../../../widgets/shortcuts/use-shortcuts.ts';
import type { EarlyField } from './use-early-field.ts';

const write = () => keyboard.write();

/** While a case loads, what is typed for one of its fields waits for it. Where none will come, it is no key of the page. */
export function NoFieldYet({ onAsk = write }: { onAsk?: EarlyField['ask'] }) {
  useShortcuts({ r: () => onAsk('answer'), n: () => onAsk('teamNote') });
  return null;
}
