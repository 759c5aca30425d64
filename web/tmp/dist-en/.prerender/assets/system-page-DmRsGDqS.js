globalThis.lazySources.push('src/features/operation/system-page.tsx');
import { t as call } from './call-DKXJHjxq.js';
import { o as queryOf, s as useChange } from './query-AAxsCU1Q.js';
import { F as errorText, b as formatNumber, r as Alert, y as formatDate } from '../entry.mjs';
import { t as panel_module_default } from './panel.module-kk3XL0Qz.js';
import { t as StaffPage } from './staff-page-C-ivmE_D.js';
import { t as QueryState } from './query-state-DWDKAmIv.js';
/* empty css                      */
import { t as DataTable } from './data-table-DSXaqDH7.js';
import { t as FigureStrip } from './figure-strip-BLWbNNV6.js';
import 'typebox';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
// contract/src/operation.ts
var readSystem = {
  method: 'GET',
  url: '/system',
  access: ['administrator'],
  schema: { response: { 200: { required: ['success', 'data'] } } },
};
var retryJob = {
  method: 'PUT',
  url: '/system/jobs/:id',
  access: ['administrator'],
  schema: { response: { 200: { required: ['success'] } } },
};
var dropJob = {
  method: 'DELETE',
  url: '/system/jobs/:id',
  access: ['administrator'],
  schema: { response: { 200: { required: ['success'] } } },
};
// web/src/api/operation.ts
var useSystem = () => useQuery(queryOf(readSystem));
var useRetryJob = () => useChange((id) => call(retryJob, { params: { id } }), readSystem);
var useDropJob = () => useChange((id) => call(dropJob, { params: { id } }), readSystem);
// web/src/texts/en/operation.ts
var timeOf = (time) =>
  formatDate(time, {
    dateStyle: 'medium',
    timeStyle: 'short',
  });
/** A disk is sold in these units. */
var sizeOf = (bytes) =>
  formatNumber(bytes / 1e9, {
    style: 'unit',
    unit: 'gigabyte',
    maximumFractionDigits: bytes < 1e10 ? 1 : 0,
  });
var messages = {
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
  disk: {
    label: 'Free disk space',
    aboutLabel: 'About free disk space',
    about:
      'Of the disk that has DATA_DIR: photos, and unless they are elsewhere, emails and the database. It is the disk of the process that answered.',
    free: sizeOf,
    of: (bytes) => `of ${sizeOf(bytes)}`,
    unknown: 'Unknown',
    low: (free) =>
      `Only ${sizeOf(free)} of the disk is free. Delete what you don't need, or get a larger disk: when it's full, nothing can be stored.`,
  },
  backup: {
    label: 'Last backup',
    aboutLabel: 'About the last backup',
    about:
      "The newest backup in BACKUP_DIR, as the process that answered sees it. Backups that other programs make aren't seen.",
    at: (time) => formatDate(time, { dateStyle: 'medium' }),
    hour: (time) =>
      `at ${formatDate(time, {
        dateStyle: void 0,
        timeStyle: 'short',
      })}`,
    none: 'None',
    run: 'npm run backup makes one',
    late: (time) =>
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
    since: (time) => `since ${timeOf(time)}`,
    late: (count, error) =>
      `${count === 1 ? "1 email couldn't" : `${formatNumber(count)} emails couldn't`} be sent${error === null ? '' : ` (${error})`}. Check the mail server and SMTP_URL.`,
  },
  versions: {
    label: 'Version',
    aboutLabel: 'About the version',
    about: 'Of Kindred, its database, and Node, in the process that answered.',
    others: (database, node) => `PostgreSQL ${database}, Node ${node}`,
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
  lag: (milliseconds, atLeast) =>
    `${atLeast ? 'At least' : 'At most'} ${(milliseconds / 1e3).toFixed(1)} s`,
  jobs: 'Failed jobs',
  columns: ['Job', 'Error', 'Tries', 'Last tried', 'Actions'],
  none: 'No job has failed.',
  waiting: (count) => `Jobs that wait or run: ${count}`,
  more: (shown, all) => `The last ${shown} of ${all} are shown.`,
  noError: 'Unknown',
  time: timeOf,
  retry: 'Retry',
  retryJob: (kind, time) => `Retry ${kind} of ${timeOf(time)}`,
  drop: 'Delete',
  dropJob: (kind, time) => `Delete ${kind} of ${timeOf(time)}`,
  clock: (seconds) =>
    `This machine's clock is ${Math.abs(seconds)} s ${seconds > 0 ? 'ahead of' : 'behind'} the database's. Set both by a time server (NTP).`,
};
// web/src/features/operation/failed-jobs.tsx
function FailedJobs({ jobs }) {
  const retrying = useRetryJob();
  const dropping = useDropJob();
  const error = retrying.error ?? dropping.error;
  const busy = retrying.isPending || dropping.isPending;
  return /* @__PURE__ */ jsxs(Fragment, {
    children: [
      error &&
        /* @__PURE__ */ jsx(Alert, {
          kind: 'danger',
          children: errorText(error),
        }),
      jobs.length === 0 &&
        /* @__PURE__ */ jsx('p', {
          className: 'muted p-strip',
          children: messages.none,
        }),
      jobs.length > 0 &&
        /* @__PURE__ */ jsx(DataTable, {
          label: messages.jobs,
          columns: messages.columns,
          stacks: true,
          children: jobs.map(({ _id, kind, error: fault, attempts, failedAt }) =>
            /* @__PURE__ */ jsxs(
              'tr',
              {
                children: [
                  /* @__PURE__ */ jsx('td', { children: kind }),
                  /* @__PURE__ */ jsx('td', {
                    'data-label': messages.columns[1],
                    children: fault ?? messages.noError,
                  }),
                  /* @__PURE__ */ jsx('td', {
                    'data-label': messages.columns[2],
                    children: attempts,
                  }),
                  /* @__PURE__ */ jsx('td', {
                    'data-label': messages.columns[3],
                    children: messages.time(failedAt),
                  }),
                  /* @__PURE__ */ jsx('td', {
                    'data-wide': true,
                    children: /* @__PURE__ */ jsxs('div', {
                      className: 'flex gap-2',
                      children: [
                        /* @__PURE__ */ jsx(Button, {
                          size: 'xs',
                          variant: 'default',
                          disabled: busy,
                          'aria-label': messages.retryJob(kind, failedAt),
                          onClick: () => retrying.mutate(_id),
                          children: messages.retry,
                        }),
                        /* @__PURE__ */ jsx(Button, {
                          size: 'xs',
                          variant: 'default',
                          disabled: busy,
                          'aria-label': messages.dropJob(kind, failedAt),
                          onClick: () => dropping.mutate(_id),
                          children: messages.drop,
                        }),
                      ],
                    }),
                  }),
                ],
              },
              _id,
            ),
          ),
        }),
    ],
  });
}
// web/src/features/operation/processes.tsx
function Processes({ processes }) {
  const [does, version, started, lastSeen] = messages.processColumns;
  return /* @__PURE__ */ jsxs(Fragment, {
    children: [
      processes.every(({ role }) => role === 'web') &&
        /* @__PURE__ */ jsx(Alert, {
          kind: 'danger',
          children: messages.noJobs,
        }),
      processes.some(({ sharesFiles }) => !sharesFiles) &&
        /* @__PURE__ */ jsx(Alert, {
          kind: 'danger',
          children: messages.separateFiles,
        }),
      processes.some(({ version: its }) => its !== processes[0]?.version) &&
        /* @__PURE__ */ jsx(Alert, {
          kind: 'warning',
          children: messages.differentVersions,
        }),
      /* @__PURE__ */ jsxs('section', {
        className: panel_module_default.panel,
        children: [
          /* @__PURE__ */ jsx('div', {
            className: `row p-head ${panel_module_default.head}`,
            children: /* @__PURE__ */ jsx('h2', {
              className: 'heading',
              children: messages.processes,
            }),
          }),
          /* @__PURE__ */ jsx(DataTable, {
            label: messages.processes,
            columns: messages.processColumns,
            stacks: true,
            children: processes.map(({ _id, role, version: its, startedAt, seenAt }) =>
              /* @__PURE__ */ jsxs(
                'tr',
                {
                  children: [
                    /* @__PURE__ */ jsx('td', {
                      'data-label': does,
                      children: messages.work[role],
                    }),
                    /* @__PURE__ */ jsx('td', {
                      'data-label': version,
                      children: its,
                    }),
                    /* @__PURE__ */ jsx('td', {
                      'data-label': started,
                      children: messages.time(startedAt),
                    }),
                    /* @__PURE__ */ jsx('td', {
                      'data-label': lastSeen,
                      children: messages.time(seenAt),
                    }),
                  ],
                },
                _id,
              ),
            ),
          }),
        ],
      }),
    ],
  });
}
// web/src/features/operation/site-state.tsx
/** What the owner of a small site should look at now and then, and what can't wait. */
function SiteFigures({ site: { disk, backup, mails, versions } }) {
  const { lastAt } = backup;
  const figures = [
    {
      ...messages.disk,
      value: disk ? messages.disk.free(disk.free) : messages.disk.unknown,
      detail: disk && messages.disk.of(disk.total),
    },
    {
      ...messages.backup,
      value: lastAt === null ? messages.backup.none : messages.backup.at(lastAt),
      detail: lastAt === null ? messages.backup.run : messages.backup.hour(lastAt),
    },
    {
      ...messages.mails,
      value: messages.mails.count(mails.retrying),
      detail: mails.since === null ? messages.mails.sent : messages.mails.since(mails.since),
    },
    {
      ...messages.versions,
      value: versions.service,
      detail: messages.versions.others(versions.database, versions.node),
    },
  ];
  return /* @__PURE__ */ jsxs(Fragment, {
    children: [
      disk?.isLow &&
        /* @__PURE__ */ jsx(Alert, {
          kind: 'danger',
          children: messages.disk.low(disk.free),
        }),
      backup.isLate &&
        /* @__PURE__ */ jsx(Alert, {
          kind: 'danger',
          children: messages.backup.late(lastAt),
        }),
      mails.isLate &&
        /* @__PURE__ */ jsx(Alert, {
          kind: 'danger',
          children: messages.mails.late(mails.retrying, mails.error),
        }),
      /* @__PURE__ */ jsx(FigureStrip, { figures }),
    ],
  });
}
// web/src/features/operation/replicas.tsx
/** The copies of the database that lists are read from. */
function Replicas({ replicas }) {
  const [copy, state, behind] = messages.replicaColumns;
  return /* @__PURE__ */ jsxs(Fragment, {
    children: [
      replicas.every(({ fault }) => fault !== null) &&
        /* @__PURE__ */ jsx(Alert, {
          kind: 'warning',
          children: messages.noReplica,
        }),
      /* @__PURE__ */ jsxs('section', {
        className: panel_module_default.panel,
        children: [
          /* @__PURE__ */ jsx('div', {
            className: `row p-head ${panel_module_default.head}`,
            children: /* @__PURE__ */ jsx('h2', {
              className: 'heading',
              children: messages.replicas,
            }),
          }),
          /* @__PURE__ */ jsx(DataTable, {
            label: messages.replicas,
            columns: messages.replicaColumns,
            stacks: true,
            children: replicas.map(({ _id, fault, lag }) =>
              /* @__PURE__ */ jsxs(
                'tr',
                {
                  children: [
                    /* @__PURE__ */ jsx('td', {
                      'data-label': copy,
                      children: _id,
                    }),
                    /* @__PURE__ */ jsx('td', {
                      'data-label': state,
                      children: fault === null ? messages.inUse : messages.faults[fault],
                    }),
                    /* @__PURE__ */ jsx('td', {
                      'data-label': behind,
                      children: messages.lag(lag, fault !== null),
                    }),
                  ],
                },
                _id,
              ),
            ),
          }),
        ],
      }),
    ],
  });
}
// web/src/features/operation/system-page.tsx
/** A process further off than this does not start, and says so while it runs. */
var largestClockOffset = 30;
/** What the owner of a site should know about the running service. */
function SystemPage() {
  const query = useSystem();
  const { data } = query;
  return /* @__PURE__ */ jsxs(StaffPage, {
    title: messages.title,
    children: [
      /* @__PURE__ */ jsx('p', {
        className: 'muted pretty',
        children: messages.about,
      }),
      /* @__PURE__ */ jsx(QueryState, {
        query,
        words: messages,
      }),
      data &&
        /* @__PURE__ */ jsxs(Fragment, {
          children: [
            Math.abs(data.clockOffset) > largestClockOffset &&
              /* @__PURE__ */ jsx(Alert, {
                kind: 'danger',
                children: messages.clock(data.clockOffset),
              }),
            /* @__PURE__ */ jsx(SiteFigures, { site: data.site }),
            data.processes.length > 0 &&
              /* @__PURE__ */ jsx(Processes, { processes: data.processes }),
            data.replicas.length > 0 && /* @__PURE__ */ jsx(Replicas, { replicas: data.replicas }),
            /* @__PURE__ */ jsxs('section', {
              className: panel_module_default.panel,
              children: [
                /* @__PURE__ */ jsxs('div', {
                  className: `row wrap between gap-3 p-head ${panel_module_default.head}`,
                  children: [
                    /* @__PURE__ */ jsx('h2', {
                      className: 'heading',
                      children: messages.jobs,
                    }),
                    /* @__PURE__ */ jsx('p', {
                      className: 'muted',
                      children: messages.waiting(data.waitingJobs),
                    }),
                  ],
                }),
                /* @__PURE__ */ jsx(FailedJobs, { jobs: data.jobs }),
              ],
            }),
            data.failedJobs > data.jobs.length &&
              /* @__PURE__ */ jsx('p', {
                className: 'muted',
                children: messages.more(data.jobs.length, data.failedJobs),
              }),
          ],
        }),
    ],
  });
}
export { SystemPage };
