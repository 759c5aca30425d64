import type { Translated } from '@kindred/contract/texts/translated';
import type { messages as en } from '../en/own-fields.ts';

export const messages: Translated<typeof en> = {
  title: 'Mehr über dich',
  asks: 'Was dir bei anderen wichtig ist',
  nothing: 'Noch nichts',
  any: 'Egal',
  from: 'Von',
  to: 'Bis',
  filters: 'Profilfilter',
  filtersSet: (count) => `Profilfilter: ${count} gesetzt`,
  apply: 'Menschen zeigen',
  clear: 'Leeren',
  withUnit: (label, unit) => `${label} (${unit})`,
  between: (from, to) => `${from} bis ${to}`,
  atLeast: (from) => `mindestens ${from}`,
  atMost: (to) => `höchstens ${to}`,
  loading: 'Wird geladen …',
  failed: 'Das konnte nicht geladen werden',
  again: 'Noch einmal versuchen',
};
