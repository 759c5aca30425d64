import { plural } from '@kindred/contract/texts/fr/plural';
import type { Translated } from '@kindred/contract/texts/translated';
import { formatNumber, formatSiteDate } from '../../lib/formats/formats.ts';
import type { messages as en } from '../en/personal-data.ts';

const day = (time: string | number) => formatSiteDate(time, { dateStyle: 'long' });

const weight = (bytes: number) =>
  bytes < 1_000_000
    ? formatNumber(Math.ceil(bytes / 1000), { style: 'unit', unit: 'kilobyte' })
    : formatNumber(bytes / 1_000_000, {
        style: 'unit',
        unit: 'megabyte',
        maximumFractionDigits: 1,
      });

const days = (count: number) => `${count} ${plural(count, { one: 'jour', other: 'jours' })}`;

export const messages: Translated<typeof en> = {
  loading: 'Chargement…',
  failed: 'Impossible de charger cette page',
  again: 'Réessayer',
  archive: {
    title: 'Tes données',
    about:
      'Télécharge une copie de tes données et de tes photos dans un fichier. Les signalements à ton sujet n’y sont pas. Contacte-nous si tu en as besoin.',
    ask: 'Télécharger mes données',
    waiting:
      'Nous préparons tes données. Tu peux quitter cette page : un e-mail te préviendra quand elles seront prêtes.',
    ready: (until: string, bytes: number) =>
      `Tes données sont prêtes (${weight(bytes)}). Télécharge-les avant le ${day(until)}.`,
    fetch: 'Télécharger le fichier',
    anew: 'Demander un nouveau fichier',
  },
  consent: {
    title: 'Ton consentement',
    given: (date: string) => `Le ${day(date)}, tu as accepté ceci :`,
    missing: 'Tu n’as pas encore donné ton accord. C’est la première étape de ton profil.',
    toProfile: 'Aller à ton profil',
    withdraw: 'Retirer mon consentement',
    dialog: 'Retirer ton consentement ?',
    why: 'Sans lui, nous ne pouvons te présenter à personne. Nous supprimerons tout de suite ton genre, tes préférences de rencontre et tes réponses, puis nous fermerons et supprimerons ton compte.',
    confirm: 'Retirer et supprimer mon compte',
  },
  step: {
    title: 'Ton consentement',
    why: 'Ton profil contient des informations sensibles : il nous faut d’abord ton accord.',
    privacy: 'Lire notre politique de confidentialité',
    submit: 'Accepter et continuer',
    working: 'Un instant…',
    later: 'Pas maintenant',
  },
  leave: {
    title: 'Supprimer ton compte',
    about: (count: number) =>
      `Ton profil est masqué tout de suite. Tu peux rouvrir ton compte pendant ${days(count)}. Ensuite, il est supprimé définitivement.`,
    open: 'Supprimer mon compte…',
    dialog: 'Supprimer ton compte ?',
    until: (until: number) => `Tu peux te connecter et rouvrir ton compte jusqu’au ${day(until)}.`,
    steps: (reportDays: number): [when: string, what: string][] => [
      [
        'Tout de suite',
        'Ton profil et tes photos sont masqués, et tous tes appareils sont déconnectés.',
      ],
      [
        'Après cette date',
        `Ton compte est supprimé définitivement. Notre équipe garde seulement les signalements faits par toi ou à ton sujet, jusqu’à ${days(reportDays)} après leur clôture. Tu peux te réinscrire avec le même e-mail.`,
      ],
    ],
    password: 'Ton mot de passe',
    mailCode: 'Envoyer le code',
    codeAbout: (email: string) =>
      `Tu n’as pas de mot de passe ici. Nous enverrons un code à ${email} pour confirmer que c’est bien toi.`,
    codeSent: (email: string) =>
      `Nous avons envoyé un code à ${email}. Il est valable dix minutes.`,
    code: 'Code',
    missingPassword: 'Saisis ton mot de passe pour confirmer.',
    missingCode: 'Saisis le code pour confirmer.',
    cancel: 'Garder le compte',
    confirm: 'Supprimer mon compte',
  },
};
