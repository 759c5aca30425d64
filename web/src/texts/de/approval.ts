import { reasonTexts } from '@kindred/contract/texts/de/approval-reasons';
import type { Translated } from '@kindred/contract/texts/translated';
import type { messages as en } from '../en/approval.ts';

export const messages: Translated<typeof en> = {
  title: 'Deine Freigabe',
  loading: 'Freigabe wird geladen ...',
  failed: 'Fehler beim Laden der Freigabe',
  again: 'Noch einmal versuchen',
  waitingTitle: 'Unser Team sieht sich dein Profil an',
  waitingAbout:
    'Bis wir es freigegeben haben, siehst du niemanden, und niemand sieht dich. Wir schreiben dir, sobald wir entschieden haben. Bis dahin kannst du dein Profil verbessern, Fotos hinzufügen und Fragen beantworten.',
  notReadyTitle: 'Vervollständige zuerst dein Profil',
  notReadyAbout:
    'Unser Team sieht es sich an, sobald deine E-Mail-Adresse bestätigt und dein Profil vollständig ist. Bis zur Freigabe siehst du niemanden, und niemand sieht dich.',
  refusedTitle: 'Wir haben dein Profil nicht freigegeben',
  refusedAbout:
    'Du siehst niemanden, und niemand sieht dich. Du kannst dein Profil ändern und uns noch einmal fragen oder dein Konto in den Einstellungen löschen.',
  approvedTitle: 'Dein Profil ist freigegeben',
  approvedAbout: 'Du siehst andere, und sie sehen dich.',
  noneTitle: 'Nichts, worauf du wartest',
  noneAbout: 'Du brauchst keine Freigabe.',
  see: 'Leute ansehen',
  teamWrote: 'Unser Team schreibt:',
  profile: 'Mein Profil bearbeiten',
  questions: 'Fragen beantworten',
  settings: 'Einstellungen öffnen',
  askTitle: 'Frag uns noch einmal',
  askAbout:
    'Ändere zuerst, was wir genannt haben. Dann sieht sich unser Team dein Profil noch einmal an. Du kannst dazuschreiben, was wir wissen sollten.',
  askLabel: 'Was sollte unser Team wissen?',
  ask: 'Noch einmal fragen',
  bannerWaiting:
    'Bis unser Team dein Profil freigegeben hat, siehst du niemanden, und niemand sieht dich.',
  bannerRefused: 'Unser Team hat dein Profil nicht freigegeben.',
  more: 'Mehr lesen',
  reasons: reasonTexts,
};
