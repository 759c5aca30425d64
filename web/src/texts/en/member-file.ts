import type { AuditChange } from '@kindred/contract/audit/actions';
import { formatNumber } from '../../lib/formats/formats.ts';

/** Actions that are never about a member, or end the file of one. */
type OffTimeline =
  | 'member.export'
  | 'plan.rights'
  | `announcement.${string}`
  | `price.${string}`
  | `report.${string}`
  | `desk.${string}`
  | `invitation.${'create' | 'resend' | 'revoke'}`
  | `job.${string}`
  | `compliance.${string}`
  | 'code.make'
  | 'code.export'
  | `import.${string}`
  | 'site.change'
  | 'site.replace'
  | 'site.publish'
  | 'site.setup'
  | 'acceptance.export'
  | `key.${string}`
  | `webhook.${string}`
  | 'figures.export'
  | 'audit.export'
  | `language.${string}`
  | 'audit.erase';

/** An action of the timeline without a text is a type error. */
type Kinds = Readonly<Record<Exclude<AuditChange, OffTimeline>, string>> &
  Readonly<Record<string, string>>;

export const messages = {
  title: 'Member',
  loading: 'Loading this member...',
  failed: 'Error loading this member',
  again: 'Try again',
  back: 'All users',
  unknown: 'Unknown',
  deletedUser: 'a deleted user',
  online: 'Online',
  lastActive: (when: string) => `Last active: ${when}`,
  joined: (day: string) => `Joined ${day}`,
  states: {
    active: 'Active',
    deactivated: 'Deactivated',
    banned: 'Banned',
    leaving: 'Leaving',
    erased: 'Erased',
  },
  roles: {
    administrator: 'Administrator',
    moderator: 'Moderator',
    support: 'Support',
    analyst: 'Analyst',
  },
  closed: (state: string, by: string, until: string | null) =>
    `${state} ${by}${until ? ` until ${until}` : ''}.`,
  closedBy: { self: 'by the member', staff: 'by the team' },
  why: (reason: string) => `Reason: ${reason}`,
  profile: {
    title: 'Profile',
    complete: 'Complete',
    yes: 'Yes',
    no: 'No',
    shown: 'Paused',
    paused: 'Yes',
    notPaused: 'No',
    born: 'Date of birth',
    bornOn: (day: string, age: number | null) => (age === null ? day : `${day} (${age})`),
    gender: 'Gender',
    place: 'Location',
    seeks: 'Looking for',
    sought: {
      woman: 'women',
      man: 'men',
      nonbinary: 'nonbinary people',
      other: 'people of other genders',
    } as Record<string, string>,
    ages: (from: number, to: number) => `${from} to ${to}`,
    within: (distance: number) => `within ${formatNumber(distance)}\u00a0km`,
    interests: 'Interests',
    answers: 'Questions answered',
    bio: 'Bio',
    noBio: 'No bio provided',
    none: 'Not specified',
  },
  photos: {
    title: 'Photos',
    none: 'No photos.',
    alt: (name: string, number: number) => `${name}, photo ${number}`,
    main: 'Main photo',
    place: (place: number) => `Photo ${place}`,
    unused: 'Uploaded, not used',
    waiting: 'In review',
    rejected: (reason: string) => `Rejected: ${reason}`,
  },
  reports: {
    against: 'Reports about this member',
    by: 'Reports by this member',
    none: 'None.',
    from: 'by',
    about: 'about',
    more: (shown: number, total: number) =>
      `The latest ${formatNumber(shown)} of ${formatNumber(total)}.`,
    statuses: {
      pending: 'Pending',
      in_progress: 'In progress',
      resolved: 'Resolved',
      closed: 'Closed',
      rejected: 'Rejected',
    },
    cases: 'Cases',
    caseOf: (reports: number) => (reports === 1 ? '1 report' : `${formatNumber(reports)} reports`),
    openCount: (count: number) => (count === 1 ? '1 open report' : `${count} open reports`),
    open: 'Open',
    closed: 'Closed',
    since: (day: string) => `since ${day}`,
    span: (from: string, to: string) => `${from} to ${to}`,
  },
  notes: {
    title: 'Team notes',
    label: 'New note',
    about: 'Only the team can see this.',
    add: 'Add note',
    delete: 'Delete',
    deleteOf: (start: string) => `Delete note: ${start}`,
  },
  account: {
    title: 'Account',
    id: 'User ID',
    ways: 'Signs in with',
    password: 'password',
    provider: (name: string, since: string) => `${name} (since ${since})`,
    providers: { google: 'Google', facebook: 'Facebook' },
    consent: 'Consent to sensitive data',
    consented: (version: string, day: string) => `version ${version}, ${day}`,
    withdrawn: (version: string, given: string, withdrawn: string) =>
      `version ${version}, ${given} to ${withdrawn}`,
    likes: 'Likes',
    likeCounts: (sent: string, received: string) => `${sent} sent, ${received} received`,
    matches: 'Matches',
    blocked: 'Members blocked',
    blockedBy: 'Blocked by',
    none: 'None',
  },
  payments: {
    title: 'Payments',
    show: 'Show payments',
    about: 'Opening them is recorded in the audit log.',
    loading: 'Loading…',
  },
  vip: {
    title: 'VIP',
    vip: 'VIP',
    free: 'Free.',
    until: (day: string) => `VIP until ${day}.`,
    span: (from: string, to: string) => `${from} to ${to}`,
    give: 'Give VIP',
    change: 'Change end date',
    end: 'End VIP',
    giveTitle: 'Give VIP',
    changeTitle: 'Change end date',
    endTitle: 'End VIP now?',
    done: { give: 'VIP changed.', end: 'VIP ended.' },
    undo: 'Undo',
    undone: 'Undone',
    dismiss: 'Dismiss',
    lastDay: 'Last day',
    lastDayAbout: 'VIP ends automatically after this day.',
    past: 'Must be today or later.',
    tooLate: (day: string) => `Must be ${day} or earlier.`,
    reason: 'Reason',
    reasonAbout: 'Saved in the audit log and emailed to the member.',
    cancel: 'Cancel',
    stale: (until: string | null) =>
      `Someone else changed this user. VIP now: ${until ? `until ${until}` : 'none'}. Save again to overwrite.`,
  },
  sessions: {
    title: 'Sessions',
    none: 'No active sessions',
    used: (when: string, address: string | null) =>
      address ? `Last used ${when} from ${address}` : `Last used ${when}`,
    end: 'Sign out',
    endOn: (device: string) => `Sign out: ${device}`,
    unknown: 'Unknown device',
  },
  timeline: {
    title: 'Timeline',
    more: 'Show older',
    version: (version: string) => `Version ${version}`,
    kinds: {
      joined: 'Joined',
      verified: 'Confirmed their email',
      consented: 'Consented',
      'consent-withdrawn': 'Withdrew their consent',
      accepted: 'Accepted a page',
      'photo-added': 'Added a photo',
      'limit-people': 'Reached the limit for viewing people',
      'limit-gender': 'Reached the limit for changing gender',
      'limit-birth-date': 'Reached the limit for changing date of birth',
      'limit-place': 'Reached the limit for changing location',
      'limit-answers': 'Reached the limit for changing answers',
      reported: 'Reported',
      'was-reported': 'Was reported',
      'report-moved': 'Report status changed',
      'member.activate': 'Activated',
      'member.deactivate': 'Deactivated',
      'member.ban': 'Banned',
      'member.email-undo': 'Email change undone from the old mailbox',
      'member.ban-end': 'Ban expired',
      'member.edit': 'Edited',
      'member.note': 'Note added',
      'member.note-delete': 'Note deleted',
      'code.revoke': 'Invitation link ended',
      'member.session-end': 'Device signed out',
      'member.vip': 'VIP given',
      'member.vip-end': 'VIP ended',
      'member.verify': 'Marked as verified',
      'payment.refund': 'Payment refunded',
      'payment.end': 'Subscription ended',
      'payment.withdraw': 'Withdrew from the contract',
      'check.approve': 'Photo check: same person',
      'check.excuse': 'Photo check: excused',
      'check.refuse': 'Photo check refused',
      'check.again': 'Photo check: asked again',
      'check.undo': 'Undid a photo check',
      'photo.approve': 'Photo approved',
      'photo.reject': 'Photo rejected',
      'photo.undo': 'Photo decision undone',
      'staff.create': 'Made an administrator',
      'staff.promote': 'Made an administrator',
      'staff.password': 'New password set',
      'staff.reset-factor': 'Two-factor authentication reset',
      'invitation.accept': 'Joined the team',
      'case.claim': 'Case taken',
      'case.take': 'Case taken over by a colleague',
      'case.escalate': 'Escalation of a case changed',
      'case.decide': 'Case decided',
      'case.undo': 'Decision undone',
      'case.appeal': 'Appeal decided',
      'case.ask': 'Asked for more about a report',
      'case.place': 'Found the picture of a report',
      'safety.release': 'First messages released by the team',
      'safety.case': 'Case opened about held first messages',
      'approval.approve': 'Approved by the team',
      'approval.refuse': 'Refused by the team',
      'case.danger': 'Danger to life recorded',
      'reporter.standing': 'Warned about their reports, or reports set aside',
    } satisfies Kinds,
  },
};
