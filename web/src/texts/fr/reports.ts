import { plural } from '@kindred/contract/texts/fr/plural';
import type { Translated } from '@kindred/contract/texts/translated';
import { formatNumber } from '../../lib/formats/formats.ts';
import type { messages as en } from '../en/reports.ts';

const count = (number: number, one: string, other: string) =>
  `${formatNumber(number)} ${plural(number, { one, other })}`;

export const messages: Translated<typeof en> = {
  title: 'Gestion des signalements',
  loading: 'Chargement des signalements…',
  failed: 'Impossible de charger les signalements',
  again: 'Réessayer',
  none: 'Aucun signalement ne correspond à vos critères.',
  about: (figure: string) => `Que signifie « ${figure} » ?`,
  cards: {
    total: { label: 'Total', about: 'Tous les signalements, sauf ceux supprimés.' },
    pending: { label: 'En attente', about: 'Signalements que personne n’a encore commencés.' },
    highPriority: {
      label: 'Priorité haute',
      about: 'Signalements de priorité critique et haute, quel que soit leur statut.',
    },
    responseTime: {
      label: 'Délai de réponse',
      about: 'Délai moyen jusqu’à la première réponse, ces 30 derniers jours.',
    },
    unknown: 'n. d.',
  },
  filters: {
    search: 'Chercher un texte, un nom, un e-mail ou un identifiant',
    searchShort: 'Texte, nom, e-mail, id.',
    status: 'Statut',
    type: 'Type',
    reason: 'Motif',
    priority: 'Priorité',
    all: 'Tous',
    refresh: 'Actualiser',
    open: 'Ouverts',
    done: 'Afficher les signalements',
    sort: 'Tri',
    orders: {
      createdAt: { asc: 'les plus anciens d’abord', desc: 'les plus récents d’abord' },
      priority: { asc: 'les moins urgents d’abord', desc: 'les plus urgents d’abord' },
      status: { asc: 'en attente d’abord', desc: 'rejetés d’abord' },
      problem_type: { asc: 'de A à Z', desc: 'de Z à A' },
    },
  },
  views: {
    all: 'Tous, les plus récents d’abord',
    open: 'Ouverts, les plus urgents d’abord',
    pending: 'En attente',
    inProgress: 'En cours',
  },
  showing: (shown: number, total: number) =>
    `${formatNumber(shown)} sur ${count(total, 'signalement', 'signalements')}`,
  showingAtLeast: (shown: number, total: number) =>
    `${formatNumber(shown)} sur plus de ${count(total, 'signalement', 'signalements')}`,
  columns: {
    id: 'Id.',
    description: 'Description',
    user: 'Membre',
    problem_type: 'Type',
    priority: 'Priorité',
    status: 'Statut',
    createdAt: 'Date',
    replies: 'Réponses',
    actions: 'Actions',
  },
  row: {
    unknown: 'Sans nom',
    erased: 'Compte supprimé',
    about: 'Sur',
    from: 'par',
    inCase: (reports: number) => `(${count(reports, 'signalement', 'signalements')})`,
    assigned: (name: string) => `En charge : ${name}`,
    notes: (number: number) => count(number, 'note', 'notes'),
    replies: (number: number) => count(number, 'réponse', 'réponses'),
    reply: 'Répondre',
    replyTo: (id: string) => `Répondre à ${id}`,
    resolve: (id: string) => `Marquer ${id} comme résolu`,
    more: (id: string) => `Autres actions pour ${id}`,
  },
  menu: {
    close: 'Fermer',
    openCase: 'Ouvrir le dossier',
    prioritize: (word: string) => `Priorité : ${word.toLowerCase()}`,
    to: {
      pending: 'Mettre en attente',
      in_progress: 'Commencer',
      resolved: 'Résoudre',
      closed: 'Clore',
      rejected: 'Rejeter',
    },
    reopen: 'Rouvrir',
    take: 'Prendre en charge',
    release: 'Libérer',
    delete: 'Supprimer le signalement',
  },
  outcome: {
    done: (id: string, status: string) => `Signalement ${id} : ${status.toLowerCase()}.`,
    undo: 'Annuler',
    dismiss: 'Fermer',
  },
  changeFailed: 'Le statut n’a pas pu être changé. Réessayez.',
  otherChangeFailed: 'Le signalement n’a pas pu être modifié. Réessayez.',
  reply: {
    title: (id: string) => `Répondre au signalement ${id}`,
    user: 'Membre',
    issue: 'Problème',
    description: 'Description',
    priority: 'Priorité',
    reported: 'Personne signalée',
    earlier: 'Réponses précédentes',
    notes: (number: number) => `Notes de l’équipe (${formatNumber(number)})`,
    by: (name: string | null, date: string) => (name ? `${name}, ${date}` : date),
    message: 'Réponse',
    messageAbout: 'La personne qui a signalé sera prévenue.',
    note: 'Notes internes (facultatif)',
    noteAbout: 'Seule l’équipe peut voir ceci.',
    blank: 'Saisissez une réponse',
    send: 'Envoyer',
    sending: 'Envoi…',
    cancel: 'Annuler',
    failed: 'La réponse n’a pas pu être envoyée. Réessayez.',
  },
  remove: {
    title: (id: string) => `Supprimer le signalement ${id} ?`,
    about:
      'Le signalement est supprimé définitivement, avec ses réponses, ses notes et ses éléments. Le journal d’audit indique qui l’a supprimé.',
    delete: 'Supprimer',
    cancel: 'Annuler',
  },
};
