import { interestGroups } from '@kindred/contract/profiles/interests';
import { promptLabels } from '@kindred/contract/profiles/prompts';
import { formatNumber } from '../formats.ts';
import { inReadersLanguage } from './language.ts';

const interestNames = Object.assign({}, ...Object.values(interestGroups)) as Record<string, string>;

const countries = new Intl.DisplayNames('en', { type: 'region' });

const en = {
  title: 'Reports Management',
  loading: 'Loading reports...',
  failed: (error: string) => `Error loading reports: ${error}`,
  again: 'Try again',
  none: 'No reports found matching your criteria.',
  about: (figure: string) => `What ${figure} means`,
  cards: {
    total: { label: 'Total Reports', about: 'All reports except deleted ones.' },
    pending: { label: 'Pending', about: 'Reports no one has started on yet.' },
    highPriority: {
      label: 'High Priority',
      about: 'Critical and high priority reports, in any status.',
    },
    responseTime: {
      label: 'Avg Response Time',
      about: 'Average time to the first reply over the last 30 days.',
    },
    unknown: 'N/A',
  },
  filters: {
    search: 'Search by text, name, email or ID',
    status: 'Status',
    type: 'Type',
    priority: 'Priority',
    all: 'All',
    refresh: 'Refresh',
    open: 'Open',
    done: 'Show reports',
    sort: 'Sort',
    orders: {
      createdAt: { asc: 'oldest first', desc: 'newest first' },
      priority: { asc: 'least urgent first', desc: 'most urgent first' },
      status: { asc: 'pending first', desc: 'rejected first' },
      problem_type: { asc: 'A to Z', desc: 'Z to A' },
    },
  },
  views: {
    all: 'All, newest first',
    open: 'Open, most urgent first',
    pending: 'Pending',
    inProgress: 'In Progress',
  },
  statuses: {
    pending: 'Pending',
    in_progress: 'In Progress',
    resolved: 'Resolved',
    closed: 'Closed',
    rejected: 'Rejected',
  },
  priorities: { critical: 'Critical', high: 'High', medium: 'Medium', other: 'Other' },
  showing: (shown: number, total: number) =>
    `Showing ${formatNumber(shown)} of ${formatNumber(total)} reports`,
  showingAtLeast: (shown: number, total: number) =>
    `Showing ${formatNumber(shown)} of more than ${formatNumber(total)} reports`,
  columns: {
    id: 'ID',
    description: 'Description',
    user: 'User',
    problem_type: 'Type',
    priority: 'Priority',
    status: 'Status',
    createdAt: 'Date',
    replies: 'Replies',
    actions: 'Actions',
  },
  row: {
    unknown: 'Unknown',
    erased: 'Deleted member',
    about: 'About',
    from: 'from',
    inCase: (reports: number) => `(${formatNumber(reports)} reports)`,
    assigned: (name: string) => `Assigned to ${name}`,
    notes: (count: number) => `${formatNumber(count)} ${count === 1 ? 'note' : 'notes'}`,
    reply: 'Reply',
    replyTo: (id: string) => `Reply to ${id}`,
    resolve: (id: string) => `Mark ${id} as resolved`,
    more: (id: string) => `More actions for ${id}`,
  },
  menu: {
    close: 'Close',
    prioritize: (word: string) => `Set priority to ${word}`,
    to: {
      pending: 'Pending',
      in_progress: 'Start',
      resolved: 'Resolve',
      closed: 'Close',
      rejected: 'Reject',
    },
    reopen: 'Reopen',
    take: 'Assign to me',
    release: 'Unassign',
    delete: 'Delete report',
  },
  outcome: {
    done: (id: string, status: string) => `Report ${id} is ${status.toLowerCase()}.`,
    undo: 'Undo',
    dismiss: 'Dismiss',
  },
  changeFailed: 'Failed to update status. Please try again.',
  otherChangeFailed: "The report couldn't be changed. Please try again.",
  reply: {
    title: (id: string) => `Reply to Report ${id}`,
    user: 'User',
    issue: 'Issue',
    description: 'Description',
    priority: 'Priority',
    reported: 'Reported member',
    earlier: 'Earlier replies',
    notes: (count: number) => `Team notes (${formatNumber(count)})`,
    by: (name: string | null, date: string) => (name ? `${name}, ${date}` : date),
    message: 'Reply',
    messageAbout: 'The member who reported this will be notified.',
    note: 'Internal notes (optional)',
    noteAbout: 'Only the team can see this.',
    blank: 'Please enter a reply message',
    send: 'Send Reply',
    sending: 'Sending...',
    cancel: 'Cancel',
    failed: 'Failed to send reply. Please try again.',
  },
  evidence: {
    loading: 'Loading evidence...',
    failed: (error: string) => `Error loading evidence: ${error}`,
    note: (text: string) => `Note with their like: “${text}”`,
    again: 'Try again',
    titles: {
      profile: 'Profile snapshot',
      photo: 'Reported photo',
      message: 'Reported message',
    },
    taken: (when: string) => `Saved ${when}`,
    from: { reporter: 'Reporter', reported: 'Reported member' },
    sentPhoto: 'photo',
    deletedMessage: 'Deleted before the report',
    /** Evidence is kept as rows are: with the code of a country. */
    country: (code: string) => (/^[A-Z]{2}$/.test(code) ? (countries.of(code) ?? code) : code),
    prompt: (prompt: string) => (promptLabels as Record<string, string>)[prompt] ?? prompt,
    interests: (keys: readonly string[]) => keys.map((key) => interestNames[key] ?? key).join(', '),
    photo: (number: number) => `Photo ${number}, large`,
    unloaded: "Couldn't be loaded",
    related: 'Related reports',
  },
  remove: {
    title: (id: string) => `Delete report ${id}?`,
    about:
      'This permanently deletes the report with its replies, notes and evidence. The audit log records who deleted it.',
    delete: 'Delete report',
    cancel: 'Cancel',
  },
};

export const messages = inReadersLanguage({ en });
