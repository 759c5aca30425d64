import { plural } from '@kindred/contract/texts/fr/plural';
import type { Translated } from '@kindred/contract/texts/translated';
import { formatNumber, formatPercent } from '../../lib/formats/formats.ts';
import { formatPercentChange } from '../../lib/formats/percent-change.ts';
import type { messages as en } from '../en/statistics.ts';

export const messages: Translated<typeof en> = {
  title: 'Vue d’ensemble',
  loading: 'Chargement du tableau de bord…',
  failed: 'Impossible de charger le tableau de bord',
  again: 'Réessayer',
  stale: (time: string) =>
    `Les chiffres ne peuvent pas être actualisés pour le moment. Ceux affichés datent de : ${time}.`,
  about: (figure: string) => `Que signifie « ${figure} » ?`,
  cards: {
    total: { label: 'Total des comptes', about: 'Tous les comptes, y compris ceux de l’équipe.' },
    vip: { label: 'Comptes Premium', about: 'Comptes avec un Premium actif.' },
    active: {
      label: 'Comptes actifs',
      about: 'Comptes ni désactivés, ni bannis, ni en cours de suppression.',
    },
    newThisMonth: {
      label: 'Nouveaux ce mois-ci',
      about:
        'Comptes créés depuis le premier de ce mois. La croissance les compare à tout le mois dernier : elle est donc faible jusqu’à la fin du mois.',
    },
    newInAll: (count: number) =>
      `${formatNumber(count)} ${plural(count, { one: 'nouveau', other: 'nouveaux' })} ce mois-ci`,
    vipRate: (percent: number) => `${formatPercent(percent)} de Premium`,
    onlineNow: (count: number) => `${formatNumber(count)} en ligne`,
    growth: (percent: number) => `Croissance : ${formatPercentChange(percent)}`,
  },
  charts: {
    growth: 'Croissance des comptes',
    joined: (from: string, to: string) => `Par date d’inscription, du ${from} au ${to}`,
    range: 'Période',
    days: 'Jours',
    span: (from: string, to: string) => `${from} – ${to}`,
    gender: 'Répartition par genre',
    age: 'Répartition par âge',
    allUsers: 'Tous les comptes',
    ages: 'Comptes avec date de naissance',
    totalUsers: 'Total des inscriptions',
    vipUsers: 'Inscriptions Premium',
    month: 'Mois',
    genderColumn: 'Genre',
    ageColumn: 'Âge',
    ageGroup: (bucket: string) => bucket.replace('-', '–'),
    users: 'Comptes',
    share: 'Part',
    showTable: (chart: string) => `${chart} : afficher en tableau`,
    showChart: (chart: string) => `${chart} : afficher en graphique`,
    export: (chart: string) => `${chart} : exporter en CSV`,
    exportFailed: (error: string) => `L’export a échoué : ${error}`,
    files: { growth: 'croissance.csv', genders: 'genres.csv', ages: 'ages.csv' },
  },
  ranges: {
    '7-days': '7 jours',
    '30-days': '30 jours',
    '90-days': '90 jours',
    '6-months': '6 mois',
    '12-months': '12 mois',
  },
  overview: {
    title: 'État des comptes',
    active: 'Actifs',
    online: 'En ligne',
    vip: 'Premium',
    newThisMonth: 'Nouveaux ce mois-ci',
    profileComplete: 'Profils complets',
    verified: 'E-mails vérifiés',
    outOf: (count: number, total: number) => `${formatNumber(count)} sur ${formatNumber(total)}`,
  },
  recent: {
    title: 'Comptes récents',
    all: 'Tous les comptes',
    name: 'Nom',
    email: 'E-mail',
    joined: 'Inscription',
    status: 'Statut',
    plan: 'Formule',
    presence: 'Présence',
    unknown: 'Sans nom',
    active: 'Actif',
    inactive: 'Inactif',
    premium: 'Premium',
    free: 'Gratuit',
    online: 'En ligne',
    offline: 'Hors ligne',
    none: 'Pas encore de compte.',
  },
};
