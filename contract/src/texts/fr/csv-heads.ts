import type { csvHeads as en } from '../en/csv-heads.ts';
import type { Translated } from '../translated.ts';

export const csvHeads: Translated<typeof en> = {
  users: {
    id: 'Identifiant',
    firstName: 'Prénom',
    lastName: 'Nom',
    email: 'E-mail',
    emailVerified: 'E-mail confirmé',
    state: 'État',
    subscription: 'Abonnement',
    joined: (zone) => `Inscription (${zone})`,
    lastActive: (zone) => `Dernière activité (${zone})`,
    born: 'Date de naissance',
    gender: 'Genre',
    city: 'Ville',
    country: 'Pays',
    complete: 'Profil complet',
  },
  outcomes: {
    id: 'Identifiant',
    name: 'Nom',
    email: 'E-mail',
    outcome: 'Résultat',
    why: 'Motif',
  },
  audit: {
    entry: 'Entrée',
    time: (zone) => `Heure (${zone})`,
    actor: 'Personne',
    actorName: 'Nom de la personne',
    actorEmail: 'E-mail de la personne',
    role: 'Rôle',
    action: 'Action',
    subjectKind: 'Type d’objet',
    subject: 'Objet',
    subjectName: 'Nom de l’objet',
    address: 'Adresse IP',
    details: 'Détails',
  },
  growth: {
    from: 'Du',
    to: 'Au',
    total: 'Comptes',
    vip: 'Comptes VIP',
  },
  genders: {
    gender: 'Genre',
    users: 'Comptes',
  },
  ages: {
    age: 'Âge',
    users: 'Comptes',
  },
};
