import { decisionTexts, stepTexts } from '@kindred/contract/texts/fr/decisions';
import { plural } from '@kindred/contract/texts/fr/plural';
import type { Translated } from '@kindred/contract/texts/translated';
import { formatNumber } from '../../lib/formats/formats.ts';
import type { messages as en } from '../en/desk.ts';

const count = (number: number, one: string, many: string) =>
  `${formatNumber(number)} ${plural(number, { one, other: many })}`;

/** When strikes count. */
const inLast = (days: number) => {
  if (days === 365) return 'au cours de la dernière année';
  return days === 1 ? 'ces dernières 24 heures' : `ces ${formatNumber(days)} derniers jours`;
};

export const messages: Translated<typeof en> = {
  title: 'Modération',
  queue: {
    title: 'File',
    loading: 'Chargement des dossiers…',
    failed: 'Impossible de charger les dossiers',
    again: 'Réessayer',
    open: (number: number) => count(number, 'ouvert', 'ouverts'),
    more: 'Afficher plus',
    reports: (number: number) => count(number, 'signalement', 'signalements'),
    has: (name: string | null) => `En charge : ${name ?? 'quelqu’un de l’équipe'}`,
    escalated: 'Transmis',
    select: (name: string) => `Sélectionner ${name}`,
    notTogether:
      'Ses signalements sont maintenant de plusieurs types. Choisissez le motif dans le dossier.',
    appeals: 'Réclamations',
  },
  filters: {
    label: 'Filtres',
    show: 'Afficher',
    all: 'Tous les dossiers',
    type: 'Type',
    anyType: 'Tous les types',
    reason: 'Motif',
    anyReason: 'Tous les motifs',
    priority: 'Priorité',
    anyPriority: 'Toutes les priorités',
    shows: {
      mine: 'Les miens',
      free: 'Non attribués',
      others: 'Ceux des collègues',
      claimed: 'Pris en charge',
      escalated: 'Transmis',
      people: 'Sur des personnes',
      service: 'Sur le service',
      aside: 'Mis de côté',
    },
  },
  case: {
    opening: 'Dossier',
    loading: 'Chargement du dossier…',
    failed: 'Impossible de charger le dossier',
    again: 'Réessayer',
    back: 'Retour à la file',
    nothing: 'Aucun dossier sélectionné',
    nothingAbout: 'Choisissez un dossier dans la file.',
    title: (subject: string, reports: number, days: number) =>
      `${subject}, ${count(reports, 'signalement', 'signalements')}${days > 0 ? ` en ${count(days + 1, 'jour', 'jours')}` : ''}`,
    closed: 'Clos',
    escalated: 'Transmis',
    escalatedBy: (name: string | null) => `Transmis par ${name ?? 'quelqu’un de l’équipe'}`,
    yours: 'À vous',
    free: 'Non attribué',
    looking: (names: readonly string[]) => `Également ouvert par : ${names.join(', ')}`,
    evidence: 'Éléments',
    reported: 'Ce qui a été signalé',
    erased: 'Compte supprimé',
    unnamed: 'Une personne sans compte',
    danger: 'Danger vital',
    claimedToo: (reports: number) =>
      count(reports, 'autre signalement le dit aussi', 'autres signalements le disent aussi'),
    timesReported: (times: number) =>
      `${formatNumber(times)} ${plural(times, { one: 'signalement', other: 'signalements' })}`,
    alike: (reports: number) =>
      `${count(reports, 'signalement', 'signalements')}, les semblables regroupés`,
    moreAlike: (reports: number) =>
      count(reports, 'autre signalement semblable', 'autres signalements semblables'),
    fewerAlike: 'En afficher moins',
    someone: 'Un membre',
    public: 'Une personne sans compte',
    replies: (number: number) => count(number, 'réponse précédente', 'réponses précédentes'),
    note: 'Note de l’équipe',
    written: 'Texte d’origine',
    snapshots: (number: number) => count(number, 'autre copie', 'autres copies'),
    decisions: 'Décisions précédentes',
    reason: 'Motif',
    undone: 'Annulée',
    reversed: 'Annulée sur réclamation',
    by: (name: string | null, when: string) => `${name ?? 'Compte supprimé'}, ${when}`,
    until: (when: string) => `jusqu’au ${when}`,
  },
  actions: decisionTexts,
  leftOut: (number: number) => count(number, 'autre', 'autres'),
  person: {
    label: (name: string) => `Personne : ${name}`,
    unknown: 'Sans nom',
    open: 'Ouvrir le profil',
    back: 'Retour au dossier',
    none: 'Ce dossier concerne le service.',
    joined: 'Inscription',
    verified: 'E-mail vérifié',
    subscription: 'Abonnement',
    vip: 'Premium',
    free: 'Gratuit',
    yes: 'Oui',
    no: 'Non',
    status: 'Statut du compte',
    made: 'Signalements envoyés',
    blocked: 'Blocages subis',
    states: {
      active: 'Actif',
      deactivated: 'Désactivé',
      banned: 'Banni',
      leaving: 'Suppression demandée',
      erased: 'Supprimé',
    },
    until: (state: string, when: string) => `${state} jusqu’au ${when}`,
    staff: 'Membre de l’équipe',
    strikes: 'Manquements',
    noStrikes: (days: number) => `Aucun manquement ${inLast(days)}.`,
    suggestion: (strikes: number, days: number, type: string | null, step: string) =>
      `${strikes === 0 ? 'Aucun manquement' : count(strikes, 'manquement', 'manquements')} ${inLast(days)}. Mesure habituelle${type ? ` pour « ${type} »` : ''} : ${step}.`,
    ladder: 'Barème',
    steps: stepTexts,
    length: (days: number) => count(days, 'jour', 'jours'),
    notes: 'Notes de l’équipe',
    noNotes: 'Aucune note pour le moment.',
    note: 'Nouvelle note',
    addNote: 'Ajouter la note',
    onReport: (id: string) => `sur le signalement ${id}`,
    cases: 'Autres dossiers',
    caseOf: (when: string, reports: number) =>
      `${when}, ${count(reports, 'signalement', 'signalements')}`,
    openCase: 'ouvert',
    reporters: 'Personnes qui ont signalé',
    first: 'Premier signalement',
    people: (people: number, first: number) =>
      `${count(people, 'personne', 'personnes')}, dont ${formatNumber(first)} pour la première fois`,
    all: (people: number) => `Afficher les ${formatNumber(people)}`,
    earlier: ({
      resolved,
      closed,
      rejected,
      open,
    }: Record<'resolved' | 'closed' | 'rejected' | 'open', number>) =>
      [
        `${formatNumber(resolved + closed + rejected + open)} auparavant`,
        resolved > 0 && count(resolved, 'résolu', 'résolus'),
        closed > 0 && count(closed, 'clos', 'clos'),
        rejected > 0 && count(rejected, 'rejeté', 'rejetés'),
        open > 0 && count(open, 'ouvert', 'ouverts'),
      ]
        .filter(Boolean)
        .join(', '),
    warn: 'Avertir',
    standing: 'Modifier',
    warnOf: (name: string) => `Avertir ${name} au sujet de signalements infondés`,
    standingOf: (name: string) => `Modifier ce qui s’applique aux signalements : ${name}`,
    warned: (when: string) => `Avertissement pour signalements infondés le ${when}`,
    aside: (when: string) => `Signalements mis de côté jusqu’au ${when}`,
  },
};
