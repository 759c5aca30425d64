import type { NoticeMails, NoticePushes, NoticeSentences } from '../../../notices/texts.ts';
import type { safetyNotices } from '../../../safety/notices.ts';

type Kinds = typeof safetyNotices;

export const sentences: NoticeSentences<Kinds> = {
  'safety.held': () =>
    'Deine ersten Nachrichten an neue Leute warten, bis unser Team dein Konto angesehen hat. Deine anderen Chats laufen weiter.',
  'safety.released': () =>
    'Wir haben dein Konto angesehen. Deine Nachrichten sind zugestellt. Entschuldige, dass sie warten mussten.',
};

export const pushes: NoticePushes<Kinds> = {
  'safety.held': () => 'Einige deiner Nachrichten warten',
  'safety.released': () => 'Deine Nachrichten sind zugestellt',
};

export const mails: NoticeMails<Kinds> = {
  'safety.held': (_about, { brand, link }) => ({
    subject: 'Einige deiner Nachrichten warten',
    preview:
      'Deine ersten Nachrichten an neue Leute warten, bis unser Team dein Konto angesehen hat. Deine anderen Chats laufen weiter.',
    title: 'Einige deiner Nachrichten warten',
    parts: [
      {
        text: 'Deine ersten Nachrichten an neue Leute warten, bis unser Team dein Konto angesehen hat. Deine anderen Chats laufen weiter.',
      },
      {
        text: 'Regeln gegen Betrug und Belästigung haben in deinen ersten Nachrichten etwas gefunden. Menschen aus unserem Team entscheiden, meist innerhalb eines Tages. Deine Nachrichten lesen sie nicht. Du kannst ihnen sagen, was sie wissen sollten.',
      },
      { label: 'Etwas dazu sagen', href: link.matches },
    ],
    reason: `Du bekommst diese E-Mail, weil du auf ${brand} Leuten geschrieben hast.`,
  }),
  'safety.released': (_about, { brand, link }) => ({
    subject: 'Deine Nachrichten sind zugestellt',
    preview:
      'Wir haben dein Konto angesehen. Deine Nachrichten sind zugestellt. Entschuldige, dass sie warten mussten.',
    title: 'Deine Nachrichten sind zugestellt',
    parts: [
      {
        text: 'Wir haben dein Konto angesehen und nichts gefunden. Was gewartet hat, ist zugestellt. Entschuldige die Verzögerung.',
      },
      { label: 'Zu deinen Chats', href: link.matches },
    ],
    reason: `Du bekommst diese E-Mail, weil du auf ${brand} Leuten geschrieben hast.`,
  }),
};
