import type { Translated } from '@kindred/contract/texts/translated';
import type { messages as en } from '../en/person.ts';

export const messages: Translated<typeof en> = {
  loading: 'Wird geladen …',
  unknown: 'Dieses Profil ist nicht verfügbar',
  unknownText:
    'Es wurde geschlossen, pausiert oder verborgen, oder es wird dir nicht mehr gezeigt.',
  onward: 'Zu „Entdecken“',
  you: 'So sehen dich andere.',
  toProfile: 'Zurück zu deinem Profil',
  online: 'Gerade online',
  about: (name: string) => `Über ${name}`,
  interests: 'Interessen',
  youShare: 'Gemeinsam',
  also: 'Außerdem',
  back: 'Zurück',
  match: (name: string) => `Wie du und ${name} zusammenpasst`,
  photos: (name: string) => `Fotos von ${name}`,
  photo: (name: string, number: number) => `${name}, Foto ${number}`,
  previousPhoto: 'Vorheriges Foto',
  nextPhoto: 'Nächstes Foto',
  photoCount: (number: number, all: number) => `${number} von ${all}`,
  menu: (name: string) => `Mehr zu ${name}`,
  reportAbout: 'Die Person erfährt nicht, dass die Meldung von dir ist.',
  blockAbout: 'Ihr seht euch dann nicht mehr.',
  safety: 'Sicherheit',
  report: 'Melden',
  reportPhoto: 'Dieses Foto melden',
  block: 'Blockieren',
  blockTitle: (name: string) => `${name} blockieren?`,
  blockText:
    'Ihr seht euch dann nicht mehr, und wir verraten es nicht. In deinen Einstellungen kannst du die Blockierung aufheben. Dann sind ein Match und der Chat dazu für euch beide wieder da. Daran lässt sich erkennen, dass du blockiert hattest.',
  cancel: 'Abbrechen',
};
