import type { KnownValues } from '@kindred/contract/compliance';
import type { QuestionName } from '@kindred/contract/compliance/forms';
import type { NudeLevel } from '@kindred/contract/site/nudes';

const questions: Readonly<Record<QuestionName, readonly [question: string, hint: string]>> = {
  harms: [
    'Quel contenu illégal pourrait apparaître ?',
    'Par exemple fraude, menaces, photos intimes, abus d’enfants, haine',
  ],
  likelihood: [
    'Quelle est la probabilité de chacun sur ton site ?',
    'Compare les chiffres ci-dessus et pense à tes membres.',
  ],
  effects: [
    'À qui cela nuirait-il, et à quel point ?',
    'Pense aux personnes particulièrement exposées.',
  ],
  measures: ['Que fais-tu contre cela ?', 'Les réglages du service et le travail de ton équipe'],
  changes: [
    'Qu’est-ce qui a changé, et que prévois-tu ?',
    'Depuis la dernière évaluation et jusqu’à la prochaine',
  ],
  'age-check': [
    'Comment empêches-tu les enfants d’entrer ?',
    'Les membres indiquent leur date de naissance et confirment être adultes. Les signalements de mineurs passent en premier.',
  ],
  attraction: [
    'Le site pourrait-il attirer des enfants ?',
    'Son sujet, son apparence, où tu fais de la publicité',
  ],
  conclusion: [
    'Quelle est ta conclusion ?',
    'Par exemple : il est peu probable que des enfants entrent, car…',
  ],
  controller: [
    'Qui est responsable des données ?',
    'Nom et contact, aussi du délégué à la protection des données',
  ],
  purposes: [
    'À quoi servent les données ?',
    'Par exemple faire se rencontrer des personnes, sécurité, paiements',
  ],
  people: ['Les données de qui, et lesquelles ?', 'Membres, personnes qui signalent, ton équipe'],
  transfers: [
    'Qui reçoit des données, et dans quels pays ?',
    'Les services ci-dessus, et avec quels contrats',
  ],
  security: ['Comment protèges-tu les données ?', 'Accès, chiffrement, sauvegardes, qui voit quoi'],
  need: [
    'Que traites-tu, et pourquoi est-ce nécessaire ?',
    'Laisse de côté ce dont le service peut se passer.',
  ],
  risks: [
    'Que pourrait-il arriver aux membres ?',
    'Par exemple être révélé, suivi, menacé de chantage ou pénalisé au travail',
  ],
  advice: [
    'À qui as-tu demandé conseil ?',
    'Par exemple à ton délégué à la protection des données ou à des membres',
  ],
  done: [
    'Qu’as-tu fait ou décidé, quand, et où est la preuve ?',
    'Par exemple un nom et une adresse, un numéro de registre, ou pourquoi cela ne te concerne pas',
  ],
};

const facts: Readonly<Record<keyof KnownValues, string>> = {
  members: 'Membres',
  reports: 'Signalements',
  underAge: 'Signalements de mineurs',
  decisions: 'Décisions',
  medianHours: 'Heures avant le règlement d’un signalement (médiane)',
  appeals: 'Contestations',
  reversed: 'Contestations qui ont changé la décision',
  photoReview: 'Photos vérifiées avant d’être vues',
  nudes: 'Détection de nudité',
  rules: 'Règles de sécurité actives',
  regions: 'Pays',
  sensitiveFields: 'Champs sensibles propres',
  recipients: 'Services qui reçoivent des données',
  leavingDays: 'Jours avant l’effacement d’un compte supprimé',
  exportDays: 'Jours de conservation d’une archive',
  reportDays: 'Jours de conservation des signalements réglés',
};

const recipients: Readonly<Record<KnownValues['recipients'][number], string>> = {
  mails: 'serveur de mail',
  payments: 'Stripe (paiements)',
  files: 'stockage d’objets',
  push: 'services push des navigateurs',
  google: 'Google (connexion)',
  facebook: 'Facebook (connexion)',
  webhooks: 'webhooks du site',
};

const nudes: Readonly<Record<NudeLevel, string>> = {
  off: 'désactivée',
  cautious: 'prudente',
  usual: 'habituelle',
  strict: 'stricte',
};

export const messages = {
  questions,
  facts,
  recipients,
  nudes,
  knows: 'Ce que le service sait',
  knowsAbout: 'Compté sur les douze derniers mois et gardé avec tes réponses.',
  save: 'Garder comme nouvelle version',
  missing: 'Réponds à cette question.',
  versions: 'Versions',
  none: 'Personne n’a encore rempli ce formulaire.',
  everywhere: 'Partout',
  nothing: 'Aucun',
  yes: 'Oui',
  no: 'Non',
  unknown: 'Inconnu',
  loading: 'Chargement des obligations…',
  failed: 'Impossible de charger les obligations',
  again: 'Réessayer',
  version: (version: string, day: string) => `Version ${version}, ${day}`,
  by: (name: string | null) => `Par ${name ?? 'un compte supprimé'}`,
  saved: (version: string) => `La version ${version} est gardée.`,
};
