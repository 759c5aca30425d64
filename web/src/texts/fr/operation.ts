import { plural } from '@kindred/contract/texts/fr/plural';
import type { Translated } from '@kindred/contract/texts/translated';
import { formatDate, formatNumber } from '../../lib/formats/formats.ts';
import type { messages as en } from '../en/operation.ts';

const timeOf = (time: string) => formatDate(time, { dateStyle: 'medium', timeStyle: 'short' });

/** A disk is sold in these units. */
const sizeOf = (bytes: number) =>
  formatNumber(bytes / 1e9, {
    style: 'unit',
    unit: 'gigabyte',
    maximumFractionDigits: bytes < 10e9 ? 1 : 0,
  });

const oneDigit = { minimumFractionDigits: 1, maximumFractionDigits: 1 };

export const messages: Translated<typeof en> = {
  title: 'Système',
  loading: 'Chargement de l’état du service…',
  failed: 'Impossible de charger l’état du service',
  again: 'Réessayer',
  about:
    'À consulter de temps en temps. Les tâches en arrière-plan, comme l’envoi d’e-mails, sont tentées plusieurs fois ; celles qui échouent à chaque fois sont gardées ici pendant un mois.',
  processes: 'Processus',
  processColumns: ['Rôle', 'Version', 'Démarrage', 'Dernier signe de vie'],
  work: {
    web: 'Répond aux requêtes',
    jobs: 'Travaille en arrière-plan',
    all: 'Répond aux requêtes, travaille en arrière-plan',
  },
  noJobs:
    'Aucun processus ne travaille en arrière-plan : aucun e-mail n’est envoyé, et rien n’est supprimé à l’échéance. Démarrez-en un avec ROLE=jobs ou ROLE=all.',
  separateFiles:
    'Les processus gardent leurs fichiers à des endroits différents, il manque donc des photos. Donnez-leur à tous le même S3_BUCKET, ou un DATA_DIR sur un disque partagé.',
  warnings: {
    'mail-server':
      'Aucun e-mail n’est envoyé, car SMTP_URL n’est pas défini. Chacun devient un fichier.',
    proxy:
      'TRUST_PROXY n’est pas défini : les limites d’une seule personne valent pour tout le monde. Donnez-lui le nombre de proxys placés devant.',
    figures:
      'La page d’accueil n’a pas de chiffres. Saisissez-en de vrais sur la page « Site », ou laissez-la ainsi.',
    backups:
      'BACKUP_DIR ne contient aucune sauvegarde. Le service y tient aussi la liste des membres effacés, pour qu’aucune restauration ne les fasse revenir.',
  },
  disk: {
    label: 'Espace disque libre',
    aboutLabel: 'À propos de l’espace disque libre',
    about:
      'Sur le disque de DATA_DIR : les photos et, s’ils ne sont pas ailleurs, les e-mails et la base de données. C’est le disque du processus qui a répondu.',
    free: sizeOf,
    of: (bytes: number) => `sur ${sizeOf(bytes)}`,
    unknown: 'Inconnu',
    low: (free: number) =>
      `Il ne reste que ${sizeOf(free)} sur le disque. Supprimez ce qui est inutile, ou prenez un disque plus grand : une fois le disque plein, plus rien ne peut être enregistré.`,
  },
  backup: {
    label: 'Dernière sauvegarde',
    aboutLabel: 'À propos de la dernière sauvegarde',
    about:
      'La sauvegarde la plus récente dans BACKUP_DIR, telle que la voit le processus qui a répondu. Les sauvegardes faites par d’autres programmes ne sont pas vues.',
    at: (time: string) => formatDate(time, { dateStyle: 'medium' }),
    hour: (time: string) => `à ${formatDate(time, { dateStyle: undefined, timeStyle: 'short' })}`,
    none: 'Aucune',
    run: 'npm run backup en crée une',
    late: (time: string | null) =>
      time === null
        ? 'Il n’y a pas de sauvegarde. Lancez npm run backup chaque nuit, et copiez ses fichiers ailleurs.'
        : `La dernière sauvegarde date du ${timeOf(time)}. Cherchez pourquoi npm run backup ne s’exécute plus chaque nuit.`,
  },
  mails: {
    label: 'E-mails à renvoyer',
    aboutLabel: 'À propos des e-mails à renvoyer',
    about:
      'Les e-mails que le serveur de messagerie n’a pas acceptés. L’envoi de chacun est retenté pendant deux jours et demi.',
    count: formatNumber,
    sent: 'Aucun e-mail en attente',
    files: (folder: string) => `Non envoyés : des fichiers dans ${folder}`,
    since: (time: string) => `depuis le ${timeOf(time)}`,
    late: (count: number, error: string | null) =>
      `${plural(count, {
        one: `${formatNumber(count)} e-mail n’a pas pu être envoyé`,
        other: `${formatNumber(count)} e-mails n’ont pas pu être envoyés`,
      })}${error === null ? '' : ` (${error})`}. Vérifiez le serveur de messagerie et SMTP_URL.`,
  },
  versions: {
    label: 'Version',
    aboutLabel: 'À propos de la version',
    about:
      'Versions de Kindred, de sa base de données et de Node, dans le processus qui a répondu.',
    others: (database: string, node: string) => `PostgreSQL ${database}, Node ${node}`,
  },
  differentVersions:
    'Les processus ont des versions différentes. Ce n’est normal que pendant une mise à jour : redémarrez ceux qui ont la version que vous avez remplacée.',
  replicas: 'Copies de la base de données',
  replicaColumns: ['Copie', 'État', 'Retard'],
  noReplica:
    'Aucune copie de la base de données ne peut être lue. Tout fonctionne, mais la base fait tout le travail elle-même.',
  inUse: 'Les listes et les statistiques y sont lues',
  faults: {
    silent: 'Elle ne répond pas',
    late: 'Elle a trop de retard, et est mise de côté le temps de le rattraper',
    failed: 'Elle n’a pas pu répondre, et sera interrogée à nouveau dans un instant',
    elsewhere: 'C’est la copie d’une autre base de données',
    'not a replica': 'Ce n’est pas une copie : elle accepte elle-même des modifications',
  },
  lag: (milliseconds: number, atLeast: boolean) =>
    `${atLeast ? 'Au moins' : 'Au plus'} ${formatNumber(milliseconds / 1000, oneDigit)} s`,
  jobs: 'Tâches en échec',
  columns: ['Tâche', 'Erreur', 'Tentatives', 'Dernière tentative', 'Actions'],
  none: 'Aucune tâche n’a échoué.',
  waiting: (count: number) => `Tâches en attente ou en cours : ${count}`,
  more: (shown: number, all: number) => `Les ${shown} dernières sur ${all} sont affichées.`,
  noError: 'Inconnue',
  time: timeOf,
  retry: 'Relancer',
  retryJob: (kind: string, time: string) => `Relancer ${kind} du ${timeOf(time)}`,
  drop: 'Supprimer',
  dropJob: (kind: string, time: string) => `Supprimer ${kind} du ${timeOf(time)}`,
  clock: (seconds: number) =>
    `L’horloge de cette machine a ${Math.abs(seconds)} s ${seconds > 0 ? 'd’avance' : 'de retard'} sur celle de la base de données. Réglez les deux sur un serveur de temps (NTP).`,
};
