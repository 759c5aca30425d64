import type { NoticeMails, NoticePushes, NoticeSentences } from '../../../notices/texts.ts';
import type { photoCheckNotices } from '../../../photo-checks/notices.ts';
import { endTexts, refusalTexts } from '../photo-checks.ts';

type Kinds = typeof photoCheckNotices;

export const sentences: NoticeSentences<Kinds> = {
  'photo-check.approved': () =>
    'Unser Team hat deine Fotos mit deinem Bild verglichen. Andere sehen jetzt, dass deine Fotos geprüft sind. Das Bild ist gelöscht.',
  'photo-check.excused': () =>
    'Unser Team hat gelesen, was du geschrieben hast. Du kannst alles ohne den Check nutzen. Das Abzeichen hast du dann nicht.',
  'photo-check.refused': ({ reason }) =>
    `Dein Foto-Check wurde abgelehnt. ${refusalTexts[reason].sentence}`,
  'photo-check.again': () =>
    'Auf deinem Bild war nicht genug zu sehen, deshalb ist nichts entschieden. Das Bild ist gelöscht. Du kannst ein neues machen.',
  'photo-check.ended': ({ why }) => `Dein Foto-Check gilt nicht mehr. ${endTexts[why]}`,
};

export const pushes: NoticePushes<Kinds> = {
  'photo-check.approved': () => 'Deine Fotos sind geprüft',
  'photo-check.excused': () => 'Du brauchst den Foto-Check nicht',
  'photo-check.refused': () => 'Dein Foto-Check wurde abgelehnt',
  'photo-check.again': () => 'Bitte mach das Bild noch einmal',
  'photo-check.ended': () => 'Dein Foto-Check gilt nicht mehr',
};

export const mails: NoticeMails<Kinds> = {
  'photo-check.approved': (_about, { brand, link }) => ({
    subject: 'Deine Fotos sind geprüft',
    preview:
      'Unser Team hat deine Fotos mit deinem Bild verglichen. Andere sehen jetzt, dass deine Fotos geprüft sind. Das Bild ist gelöscht.',
    title: 'Deine Fotos sind geprüft',
    parts: [
      {
        text: 'Unser Team hat deine Fotos mit deinem Bild verglichen. Andere sehen jetzt, dass deine Fotos geprüft sind. Das Bild ist gelöscht.',
      },
      { label: 'Foto-Check öffnen', href: link.photoCheck },
    ],
    reason: `Du bekommst diese E-Mail wegen deines Foto-Checks auf ${brand}.`,
  }),
  'photo-check.excused': (_about, { brand, link }) => ({
    subject: 'Du brauchst den Foto-Check nicht',
    preview:
      'Unser Team hat gelesen, was du geschrieben hast. Du kannst alles ohne den Check nutzen. Das Abzeichen hast du dann nicht.',
    title: 'Du brauchst den Foto-Check nicht',
    parts: [
      {
        text: 'Unser Team hat gelesen, was du geschrieben hast. Du kannst alles ohne den Check nutzen. Das Abzeichen hast du dann nicht.',
      },
      { label: 'Foto-Check öffnen', href: link.photoCheck },
    ],
    reason: `Du bekommst diese E-Mail wegen deines Foto-Checks auf ${brand}.`,
  }),
  'photo-check.refused': ({ reason }, { brand, link }) => ({
    subject: 'Dein Foto-Check wurde abgelehnt',
    preview: refusalTexts[reason].sentence,
    title: 'Dein Foto-Check wurde abgelehnt',
    parts: [
      { text: refusalTexts[reason].sentence },
      {
        text: 'Das Bild ist gelöscht. Du kannst das 30 Tage lang anfechten oder den Check noch einmal machen.',
      },
      { label: 'Foto-Check öffnen', href: link.photoCheck },
    ],
    reason: `Du bekommst diese E-Mail wegen deines Foto-Checks auf ${brand}.`,
  }),
  'photo-check.again': (_about, { brand, link }) => ({
    subject: 'Bitte mach das Bild noch einmal',
    preview:
      'Auf deinem Bild war nicht genug zu sehen, deshalb ist nichts entschieden. Das Bild ist gelöscht. Du kannst ein neues machen.',
    title: 'Bitte mach das Bild noch einmal',
    parts: [
      {
        text: 'Auf deinem Bild war nicht genug zu sehen, deshalb ist nichts entschieden. Das Bild ist gelöscht. Du kannst ein neues machen.',
      },
      { label: 'Foto-Check öffnen', href: link.photoCheck },
    ],
    reason: `Du bekommst diese E-Mail wegen deines Foto-Checks auf ${brand}.`,
  }),
  'photo-check.ended': ({ why }, { brand, link }) => ({
    subject: 'Dein Foto-Check gilt nicht mehr',
    preview: endTexts[why],
    title: 'Dein Foto-Check gilt nicht mehr',
    parts: [
      { text: endTexts[why] },
      { text: 'Du kannst den Check noch einmal machen. Das dauert etwa eine Minute.' },
      { label: 'Foto-Check öffnen', href: link.photoCheck },
    ],
    reason: `Du bekommst diese E-Mail wegen deines Foto-Checks auf ${brand}.`,
  }),
};
