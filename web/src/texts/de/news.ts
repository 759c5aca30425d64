import type { Translated } from '@kindred/contract/texts/translated';
import type { messages as en } from '../en/news.ts';

export const messages: Translated<typeof en> = {
  title: 'Neuigkeiten',
  about: 'Was unser Team dir geschrieben hat.',
  loading: 'Neuigkeiten werden geladen ...',
  failed: 'Fehler beim Laden der Neuigkeiten',
  again: 'Noch einmal versuchen',
  none: 'Noch keine Neuigkeiten.',
  settings: 'In den Einstellungen wählst du, ob du Neuigkeiten per E-Mail bekommst.',
};
