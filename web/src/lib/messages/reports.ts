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
    total: { label: 'Total Reports', about: 'Every report that has not been deleted.' },
    pending: { label: 'Pending', about: 'Reports that nobody has taken up yet.' },
    highPriority: {
      label: 'High Priority',
      about: 'Reports of critical or high priority, whatever their status.',
    },
    responseTime: {
      label: 'Avg Response Time',
      about: 'From a report to the first answer, on average over the last 30 days.',
    },
    unknown: 'N/A',
  },
  filters: {
    search: 'Search by words, name, email or ID',
    status: 'Status',
    type: 'Type',
    priority: 'Priority',
    all: 'All',
    refresh: 'Refresh',
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
    erased: 'Erased member',
    about: 'About',
    inCase: (reports: number) => `(${formatNumber(reports)} reports)`,
    assigned: (name: string) => `${name} has it`,
    notes: (count: number) => `${formatNumber(count)} ${count === 1 ? 'note' : 'notes'}`,
    reply: 'Reply',
    replyTo: (id: string) => `Reply to ${id}`,
    resolve: (id: string) => `Mark ${id} as resolved`,
    more: (id: string) => `More for ${id}`,
  },
  menu: {
    status: 'Status',
    priority: 'Priority',
    present: (word: string) => `${word} (now)`,
    to: {
      pending: 'Pending',
      in_progress: 'Take up',
      resolved: 'Resolve',
      closed: 'Close',
      rejected: 'Reject',
    },
    reopen: 'Reopen',
    take: 'Assign to me',
    release: 'Assign to nobody',
    delete: 'Delete',
  },
  changeFailed: 'Failed to update status. Please try again.',
  otherChangeFailed: 'The report could not be changed. Please try again.',
  reply: {
    title: (id: string) => `Reply to Report ${id}`,
    user: 'User',
    issue: 'Issue',
    description: 'Description',
    reported: 'Reported person',
    earlier: 'Earlier replies',
    notes: (count: number) => `Notes of the team (${formatNumber(count)})`,
    by: (name: string | null, date: string) => (name ? `${name}, ${date}` : date),
    message: 'Reply',
    messageAbout: 'The member who reported reads this, and is told that it is there.',
    note: 'Internal notes (optional)',
    noteAbout: 'Only the team reads this.',
    blank: 'Please enter a reply message',
    send: 'Send Reply',
    sending: 'Sending...',
    cancel: 'Cancel',
    failed: 'Failed to send reply. Please try again.',
  },
  evidence: {
    summary: 'Evidence and other reports',
    loading: 'Loading what is kept with it...',
    failed: (error: string) => `What is kept with it could not be loaded: ${error}`,
    again: 'Try again',
    titles: {
      profile: 'The profile as it was',
      photo: 'The photo that was reported',
      message: 'The message that was reported',
    },
    taken: (when: string) => `Kept ${when}`,
    /** Evidence is kept as rows are: with the code of a country. */
    country: (code: string) => (/^[A-Z]{2}$/.test(code) ? (countries.of(code) ?? code) : code),
    prompt: (prompt: string) => (promptLabels as Record<string, string>)[prompt] ?? prompt,
    interests: (keys: readonly string[]) => keys.map((key) => interestNames[key] ?? key).join(', '),
    photo: (number: number) => `Photo ${number}, large`,
    unloaded: 'Could not be loaded',
    related: 'Other reports of this case',
  },
  remove: {
    title: (id: string) => `Delete report ${id}?`,
    about:
      'The report goes with its replies, its notes and its evidence, for ever. The audit log keeps that it was there and who deleted it.',
    delete: 'Delete',
    cancel: 'Cancel',
  },
};

export const messages = inReadersLanguage({ en });
