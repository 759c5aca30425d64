import type { DecisionAction } from '@kindred/contract/desk/outcomes';
import { formatNumber } from '../formats.ts';
import { inReadersLanguage } from './language.ts';

const done: Record<DecisionAction, string> = {
  dismiss: 'Dismissed',
  warn: 'Warned',
  suspend: 'Suspended',
  ban: 'Banned',
  'remove-photo': 'Photo removed',
  'remove-text': 'Text removed',
  'remove-message': 'Message removed',
};

/** Follows 'in the last'. */
const period = (days: number) =>
  days === 365 ? 'year' : days === 1 ? 'day' : `${formatNumber(days)} days`;

const count = (number: number, one: string, many: string) =>
  `${formatNumber(number)} ${number === 1 ? one : many}`;

const en = {
  title: 'Desk',
  queue: {
    title: 'Queue',
    loading: 'Loading cases...',
    failed: (error: string) => `Error loading cases: ${error}`,
    again: 'Try again',
    open: (number: number) => `${formatNumber(number)} open`,
    none: 'All caught up',
    noneAbout: 'New cases appear here automatically.',
    noneMatching: 'No cases match these filters',
    clear: 'Clear filters',
    more: 'Show more',
    reports: (number: number) => count(number, 'report', 'reports'),
    has: (name: string | null) => `${name ?? 'A colleague'} has it`,
    mine: 'Yours',
    escalated: 'Escalated',
    appeals: 'Appeals',
  },
  filters: {
    label: 'Filters',
    show: 'Show',
    all: 'All cases',
    type: 'Type',
    anyType: 'Any type',
    priority: 'Priority',
    anyPriority: 'Any priority',
    shows: {
      mine: 'Mine',
      free: 'Unassigned',
      others: 'With colleagues',
      escalated: 'Escalated',
      people: 'About people',
      service: 'About the service',
      aside: 'Set aside',
    },
  },
  case: {
    opening: 'Case',
    loading: 'Loading case...',
    failed: (error: string) => `Error loading the case: ${error}`,
    again: 'Try again',
    back: 'Back to the queue',
    nothing: 'No case selected',
    nothingAbout: 'Choose a case from the queue.',
    title: (types: readonly string[], reports: number, days: number) =>
      `${types.join(', ')}, ${count(reports, 'report', 'reports')}${days > 0 ? ` in ${count(days + 1, 'day', 'days')}` : ''}`,
    closed: 'Closed',
    escalated: 'Escalated',
    escalatedBy: (name: string | null) => `Escalated by ${name ?? 'a colleague'}`,
    yours: 'Yours',
    free: 'Unassigned',
    looking: (names: readonly string[]) => `Also open: ${names.join(', ')}`,
    evidence: 'Evidence',
    reported: 'What was reported',
    erased: 'Deleted member',
    unnamed: 'Someone without an account',
    sentFrom: (email: string | null) => (email ? `Sent from ${email}.` : 'Sent without an email.'),
    location: (text: string) => `Where: ${text}`,
    danger: 'Danger to life',
    someone: 'A member',
    public: 'Someone without an account',
    replies: (number: number) => count(number, 'earlier reply', 'earlier replies'),
    note: 'Team note',
    snapshots: (number: number) => count(number, 'other snapshot', 'other snapshots'),
    decisions: 'Earlier decisions',
    reason: 'Reason',
    undone: 'Undone',
    reversed: 'Reversed',
    by: (name: string | null, when: string) => `${name ?? 'Deleted member'}, ${when}`,
    until: (when: string) => `until ${when}`,
  },
  done,
  leftOut: (number: number) => `${formatNumber(number)} more`,
  person: {
    label: (name: string) => `About ${name}`,
    unknown: 'Unknown',
    open: 'Open profile',
    back: 'Back to the case',
    none: 'This case is about the service.',
    joined: 'Joined',
    verified: 'Verified',
    subscription: 'Subscription',
    premium: 'Premium',
    free: 'Free',
    yes: 'Yes',
    no: 'No',
    status: 'Status',
    made: 'Reports made',
    blocked: 'Blocked by',
    states: {
      active: 'Active',
      deactivated: 'Deactivated',
      banned: 'Banned',
      leaving: 'Leaving',
      erased: 'Deleted',
    },
    until: (state: string, when: string) => `${state} until ${when}`,
    staff: 'Team member',
    strikes: 'Strikes',
    noStrikes: (days: number) => `No strikes in the last ${period(days)}.`,
    suggestion: (strikes: number, days: number, type: string | null, step: string) =>
      `${strikes === 0 ? 'No strikes' : count(strikes, 'strike', 'strikes')} in the last ${period(days)}. The usual step${type ? ` for ${type}` : ''} is to ${step}.`,
    ladder: 'Ladder',
    steps: {
      warn: 'warn',
      ban: 'ban',
      suspend: (days: number) => `suspend for ${count(days, 'day', 'days')}`,
    },
    notes: 'Team notes',
    noNotes: 'No notes yet.',
    note: 'New note',
    addNote: 'Add note',
    cases: 'Other cases',
    caseOf: (when: string, reports: number) => `${when}, ${count(reports, 'report', 'reports')}`,
    openCase: 'open',
    reporters: 'People who reported',
    first: 'First report',
    earlier: ({
      resolved,
      closed,
      rejected,
      open,
    }: Record<'resolved' | 'closed' | 'rejected' | 'open', number>) =>
      [
        `${formatNumber(resolved + closed + rejected + open)} before`,
        resolved > 0 && `${formatNumber(resolved)} resolved`,
        closed > 0 && `${formatNumber(closed)} closed`,
        rejected > 0 && `${formatNumber(rejected)} rejected`,
        open > 0 && `${formatNumber(open)} open`,
      ]
        .filter(Boolean)
        .join(', '),
    warn: 'Warn',
    standing: 'Change',
    warnOf: (name: string) => `Warn ${name} about unfounded reports`,
    standingOf: (name: string) => `Change what applies to reports of ${name}`,
    warned: (when: string) => `Warned about unfounded reports on ${when}`,
    aside: (when: string) => `Reports set aside until ${when}`,
  },
};

export const messages = inReadersLanguage({ en });
