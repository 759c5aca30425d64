import type { SiteWarning } from '@kindred/contract/operation';
import { formatDate, formatNumber } from '../../lib/formats/formats.ts';

const timeOf = (time: string) => formatDate(time, { dateStyle: 'medium', timeStyle: 'short' });

/** A disk is sold in these units. */
const sizeOf = (bytes: number) =>
  formatNumber(bytes / 1e9, {
    style: 'unit',
    unit: 'gigabyte',
    maximumFractionDigits: bytes < 10e9 ? 1 : 0,
  });

export const messages = {
  title: 'System',
  loading: 'Loading the state of the service…',
  failed: "The state of the service couldn't be loaded",
  again: 'Try again',
  about:
    'What to look at now and then. Work in the background, such as sending emails, is tried several times, and what failed every time is kept here for a month.',
  processes: 'Processes',
  processColumns: ['Does', 'Version', 'Started', 'Last seen'],
  work: {
    web: 'Serves people',
    jobs: 'Works in the background',
    all: 'Serves people, works in the background',
  },
  noJobs:
    'No process works in the background: no email is sent, and nothing is deleted when it is due. Start one with ROLE=jobs or ROLE=all.',
  separateFiles:
    'Processes keep their files in different places, so some photos are missing. Give all of them the same S3_BUCKET, or a DATA_DIR on a disk that they share.',
  warnings: {
    'mail-server': "No email is sent, as SMTP_URL isn't set. Each one becomes a file.",
    proxy:
      "TRUST_PROXY isn't set, so all visitors share the limits of one. Set it to the number of proxies in front.",
    figures: 'The front page has no figures. Enter true ones on the page Site, or leave it so.',
    backups:
      'BACKUP_DIR has no backup. The service also lists erased members there, so that no restore brings them back.',
  } satisfies Record<SiteWarning, string>,
  disk: {
    label: 'Free disk space',
    aboutLabel: 'About free disk space',
    about:
      'Of the disk that has DATA_DIR: photos, and unless they are elsewhere, emails and the database. It is the disk of the process that answered.',
    free: sizeOf,
    of: (bytes: number) => `of ${sizeOf(bytes)}`,
    unknown: 'Unknown',
    low: (free: number) =>
      `Only ${sizeOf(free)} of the disk is free. Delete what you don't need, or get a larger disk: when it's full, nothing can be stored.`,
  },
  backup: {
    label: 'Last backup',
    aboutLabel: 'About the last backup',
    about:
      "The newest backup in BACKUP_DIR, as the process that answered sees it. Backups that other programs make aren't seen.",
    at: (time: string) => formatDate(time, { dateStyle: 'medium' }),
    hour: (time: string) => `at ${formatDate(time, { dateStyle: undefined, timeStyle: 'short' })}`,
    none: 'None',
    run: 'npm run backup makes one',
    late: (time: string | null) =>
      time === null
        ? "There's no backup. Run npm run backup every night, and copy its files to another place."
        : `The last backup is from ${timeOf(time)}. Check why npm run backup no longer runs every night.`,
  },
  mails: {
    label: 'Emails to try again',
    aboutLabel: 'About emails to try again',
    about: "Emails that the mail server didn't take. Each one is tried for two and a half days.",
    count: formatNumber,
    sent: 'No email is waiting',
    files: (folder: string) => `Not sent: they are files in ${folder}`,
    since: (time: string) => `since ${timeOf(time)}`,
    late: (count: number, error: string | null) =>
      `${count === 1 ? "1 email couldn't" : `${formatNumber(count)} emails couldn't`} be sent${error === null ? '' : ` (${error})`}. Check the mail server and SMTP_URL.`,
  },
  versions: {
    label: 'Version',
    aboutLabel: 'About the version',
    about: 'Of Kindred, its database, and Node, in the process that answered.',
    others: (database: string, node: string) => `PostgreSQL ${database}, Node ${node}`,
  },
  differentVersions:
    'Processes run different versions. That is normal during an update only: restart those with the version that you replaced.',
  replicas: 'Copies of the database',
  replicaColumns: ['Copy', 'State', 'Behind'],
  noReplica:
    'No copy of the database can be read from. Everything works, but the database does all the work itself.',
  inUse: 'Lists and statistics are read from it',
  faults: {
    silent: "It doesn't answer",
    late: 'It is too late, and is left out until it has caught up',
    failed: 'It could not answer, and is asked again in a moment',
    elsewhere: 'It is a copy of another database',
    'not a replica': 'It is no copy, but takes changes itself',
  },
  lag: (milliseconds: number, atLeast: boolean) =>
    `${atLeast ? 'At least' : 'At most'} ${(milliseconds / 1000).toFixed(1)} s`,
  jobs: 'Failed jobs',
  columns: ['Job', 'Error', 'Tries', 'Last tried', 'Actions'],
  none: 'No job has failed.',
  waiting: (count: number) => `Jobs that wait or run: ${count}`,
  more: (shown: number, all: number) => `The last ${shown} of ${all} are shown.`,
  noError: 'Unknown',
  time: timeOf,
  retry: 'Retry',
  retryJob: (kind: string, time: string) => `Retry ${kind} of ${timeOf(time)}`,
  drop: 'Delete',
  dropJob: (kind: string, time: string) => `Delete ${kind} of ${timeOf(time)}`,
  clock: (seconds: number) =>
    `This machine's clock is ${Math.abs(seconds)} s ${seconds > 0 ? 'ahead of' : 'behind'} the database's. Set both by a time server (NTP).`,
};
