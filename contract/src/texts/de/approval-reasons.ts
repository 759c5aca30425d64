import type { RefusalReason } from '../../approvals/reasons.ts';

interface Texts {
  /** What staff choose. */
  readonly label: string;
  /** What the member reads. */
  readonly member: string;
}

export const reasonTexts: Readonly<Record<RefusalReason, Texts>> = {
  photos: {
    label: 'Fotos',
    member: 'Deine Fotos zeigen dich nicht gut genug. Wähle welche, auf denen man dich erkennt.',
  },
  incomplete: { label: 'Zu wenig im Profil', member: 'Dein Profil sagt zu wenig über dich.' },
  'not-genuine': {
    label: 'Nicht echt',
    member: 'Wir waren nicht sicher, ob das Profil deins ist.',
  },
  behavior: {
    label: 'Gegen die Regeln',
    member: 'Etwas in deinem Profil verstößt gegen unsere Regeln.',
  },
  'not-for-them': {
    label: 'Nicht, wofür es die Seite gibt',
    member: 'Dein Profil passt nicht zu dem, wofür es diese Gemeinschaft gibt.',
  },
  other: {
    label: 'Anderer Grund',
    member: 'Etwas in deinem Profil hat uns davon abgehalten, es freizugeben.',
  },
};
