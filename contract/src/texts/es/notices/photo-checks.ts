import type { NoticeMails, NoticePushes, NoticeSentences } from '../../../notices/texts.ts';
import type { photoCheckNotices } from '../../../photo-checks/notices.ts';
import { endTexts, refusalTexts } from '../photo-checks.ts';

type Kinds = typeof photoCheckNotices;

export const sentences: NoticeSentences<Kinds> = {
  'photo-check.approved': () =>
    'Nuestro equipo comparó tus fotos con tu imagen. Ahora los demás ven que tus fotos están comprobadas. La imagen se ha borrado.',
  'photo-check.excused': () =>
    'Nuestro equipo leyó lo que escribiste. Puedes usar todo sin la comprobación. No tendrás su insignia.',
  'photo-check.refused': ({ reason }) =>
    `Tu comprobación de fotos se rechazó. ${refusalTexts[reason].sentence}`,
  'photo-check.again': () =>
    'En tu imagen no se veía lo suficiente, así que no se decidió nada. La imagen se ha borrado. Puedes hacer otra.',
  'photo-check.ended': ({ why }) => `Tu comprobación de fotos ya no vale. ${endTexts[why]}`,
};

export const pushes: NoticePushes<Kinds> = {
  'photo-check.approved': () => 'Tus fotos están comprobadas',
  'photo-check.excused': () => 'No necesitas la comprobación de fotos',
  'photo-check.refused': () => 'Tu comprobación de fotos se rechazó',
  'photo-check.again': () => 'Haz la imagen otra vez, por favor',
  'photo-check.ended': () => 'Tu comprobación de fotos ya no vale',
};

export const mails: NoticeMails<Kinds> = {
  'photo-check.approved': (_about, { brand, link }) => ({
    subject: 'Tus fotos están comprobadas',
    preview:
      'Nuestro equipo comparó tus fotos con tu imagen. Ahora los demás ven que tus fotos están comprobadas. La imagen se ha borrado.',
    title: 'Tus fotos están comprobadas',
    parts: [
      {
        text: 'Nuestro equipo comparó tus fotos con tu imagen. Ahora los demás ven que tus fotos están comprobadas. La imagen se ha borrado.',
      },
      { label: 'Abrir la comprobación', href: link.photoCheck },
    ],
    reason: `Recibes este correo por tu comprobación de fotos en ${brand}.`,
  }),
  'photo-check.excused': (_about, { brand, link }) => ({
    subject: 'No necesitas la comprobación de fotos',
    preview:
      'Nuestro equipo leyó lo que escribiste. Puedes usar todo sin la comprobación. No tendrás su insignia.',
    title: 'No necesitas la comprobación de fotos',
    parts: [
      {
        text: 'Nuestro equipo leyó lo que escribiste. Puedes usar todo sin la comprobación. No tendrás su insignia.',
      },
      { label: 'Abrir la comprobación', href: link.photoCheck },
    ],
    reason: `Recibes este correo por tu comprobación de fotos en ${brand}.`,
  }),
  'photo-check.refused': ({ reason }, { brand, link }) => ({
    subject: 'Tu comprobación de fotos se rechazó',
    preview: refusalTexts[reason].sentence,
    title: 'Tu comprobación de fotos se rechazó',
    parts: [
      { text: refusalTexts[reason].sentence },
      {
        text: 'La imagen se ha borrado. Puedes impugnarlo durante 30 días o hacer la comprobación otra vez.',
      },
      { label: 'Abrir la comprobación', href: link.photoCheck },
    ],
    reason: `Recibes este correo por tu comprobación de fotos en ${brand}.`,
  }),
  'photo-check.again': (_about, { brand, link }) => ({
    subject: 'Haz la imagen otra vez, por favor',
    preview:
      'En tu imagen no se veía lo suficiente, así que no se decidió nada. La imagen se ha borrado. Puedes hacer otra.',
    title: 'Haz la imagen otra vez, por favor',
    parts: [
      {
        text: 'En tu imagen no se veía lo suficiente, así que no se decidió nada. La imagen se ha borrado. Puedes hacer otra.',
      },
      { label: 'Abrir la comprobación', href: link.photoCheck },
    ],
    reason: `Recibes este correo por tu comprobación de fotos en ${brand}.`,
  }),
  'photo-check.ended': ({ why }, { brand, link }) => ({
    subject: 'Tu comprobación de fotos ya no vale',
    preview: endTexts[why],
    title: 'Tu comprobación de fotos ya no vale',
    parts: [
      { text: endTexts[why] },
      { text: 'Puedes hacer la comprobación otra vez. Tarda más o menos un minuto.' },
      { label: 'Abrir la comprobación', href: link.photoCheck },
    ],
    reason: `Recibes este correo por tu comprobación de fotos en ${brand}.`,
  }),
};
