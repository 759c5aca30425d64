import { de } from '@kindred/contract/texts/fr/elision';
import type { Translated } from '@kindred/contract/texts/translated';
import type { messages as en } from '../en/my-reports.ts';

export const messages: Translated<typeof en> = {
  title: 'Mes signalements',
  about: 'Ce que tu as signalé, son état et nos réponses.',
  loading: 'Chargement de tes signalements…',
  failed: 'Impossible de charger tes signalements',
  again: 'Réessayer',
  none: 'Tu n’as rien signalé.',
  noneAbout:
    'Si quelqu’un se comporte mal ou si quelque chose ne fonctionne pas, dis-le-nous. Personne ne saura que le signalement vient de toi.',
  start: 'Signaler un problème',
  more: 'Signalements plus anciens',
  sent: (date: string) => `Envoyé le ${date}`,
  answered: (date: string) => `Notre réponse, ${date}`,
  waiting: 'Pas encore de réponse. Nous te préviendrons quand il y en aura une.',
  statuses: {
    pending: 'En attente',
    in_progress: 'En cours',
    resolved: 'Résolu',
    closed: 'Clos',
    rejected: 'Aucune mesure prise',
  },
  types: {
    'Technical Issue': 'Quelque chose ne fonctionne pas',
    'Bug Report': 'Un bug',
    'Inappropriate Content': 'Contenu déplacé',
    Harassment: 'Harcèlement',
    'Account Issue': 'Compte',
    'Payment Problem': 'Paiement',
    Other: 'Autre chose',
  },
  dialog: {
    title: (name: string | null) => (name ? `Signaler ${name}` : 'Signaler un problème'),
    titlePhoto: (name: string) => `Signaler cette photo ${de(name)}`,
    titleMessage: (name: string) => `Signaler ce message ${de(name)}`,
    chatKept: 'Nous garderons une copie de vos derniers messages.',
    messageKept: 'Nous garderons une copie de ce message et de ceux qui l’entourent.',
    photoOf: (name: string) => `La photo ${de(name)} que tu signales`,
    photoKept: 'Nous garderons une copie de cette photo, même si elle est retirée.',
    anonymous: (name: string) => `${name} ne saura pas que le signalement vient de toi.`,
    reason: 'De quoi s’agit-il ?',
    description: 'Que s’est-il passé ?',
    descriptionAbout: 'Dis-nous quand et où. Nous garderons une copie de ce que tu signales.',
    alsoBlock: (name: string) => `Bloquer aussi ${name}`,
    alsoBlockAbout: 'Vous ne vous verrez plus.',
    danger:
      'Si quelqu’un est en danger maintenant, appelle les urgences. Nous ne lirons peut-être pas ton signalement tout de suite.',
    missingReason: 'Choisis de quoi il s’agit.',
    missingDescription: 'Raconte-nous ce qui s’est passé.',
    send: 'Envoyer',
    cancel: 'Annuler',
    doneTitle: 'Merci pour ton signalement',
    done: (reference: string) =>
      `Nous avons reçu ton signalement ${reference}. Tu trouveras notre réponse dans Mes signalements.`,
    doneBlocked: (name: string) =>
      `Nous avons reçu ton signalement. Le profil ${de(name)} est bloqué.`,
    reports: 'Mes signalements',
    tips: 'Conseils de sécurité',
    notBlocked: (name: string) => `Le profil ${de(name)} n’a pas pu être bloqué. Réessaie.`,
    mayBlock: (name: string) =>
      `Tu peux aussi bloquer ${name}. Vous ne vous verrez plus, et nous n’en dirons rien.`,
    block: (name: string) => `Bloquer ${name}`,
    close: 'Fermer',
  },
};
