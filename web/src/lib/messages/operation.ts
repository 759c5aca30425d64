import { formatDate } from '../formats/formats.ts';
import { inReadersLanguage } from './language.ts';

const timeOf = (time: string) => formatDate(time, { dateStyle: 'medium', timeStyle: 'short' });

const en = {
  title: 'System',
  loading: 'Loading the state of the service…',
  failed: (error: string) => `The state of the service couldn't be loaded: ${error}`,
  again: 'Try again',
  about:
    'Work in the background, such as sending emails, is tried several times. What failed every time is kept here for a month.',
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

export const messages = inReadersLanguage({ en });
