// No schemas here: the report dialog loads this file on many pages.
import type { ReasonCode, ReasonKey } from './reasons.ts';

/**
 * The reasons that people can choose, in this order: about a member, about the service, and in the form for people without an
 * account. Pages that were open before the last change of the list still send a former one.
 */
const forms = {
  person: [
    'fake',
    'scam',
    'under-age',
    'threat',
    'unwanted-nude',
    'intimate-picture',
    'outside-the-app',
    'harassment',
    'selling',
    'something-else',
  ],
  service: ['technical', 'bug', 'account', 'payment', 'something-else'],
  notice: [
    'child-abuse',
    'fake',
    'scam',
    'under-age',
    'threat',
    'intimate-picture',
    'content',
    'harassment',
    'something-else',
  ],
  former: ['content'],
} as const satisfies Record<string, readonly ReasonCode[]>;

/** What the law or the safety of people needs can't be retired, and neither can the way out. */
const retirable: ReadonlySet<string> = new Set<ReasonCode>(['harassment', 'selling']);
export const canRetire = (key: string) => retirable.has(key);

export const reasonsOf = <Form extends keyof typeof forms>(form: Form) => forms[form];

/** The reasons that people without an account can choose. */
export type NoticeReason = (typeof forms)['notice'][number];

/** The law lets people report these without their name and email. */
const unnamed: ReadonlySet<ReasonCode> = new Set<ReasonCode>(['child-abuse']);
export const staysUnnamed = (code: ReasonCode) => unnamed.has(code);

export type ReportAdvice = 'danger' | 'money' | 'age' | 'nudes' | 'intimate-pictures';

const advice: Readonly<Partial<Record<ReasonCode, ReportAdvice>>> = {
  fake: 'money',
  scam: 'money',
  'under-age': 'age',
  threat: 'danger',
  'unwanted-nude': 'nudes',
  'intimate-picture': 'intimate-pictures',
  'outside-the-app': 'danger',
};

/** What people who sent it read next, besides that it was received. */
export const adviceAbout = (key: ReasonKey | null): ReportAdvice | null =>
  (key && advice[key as ReasonCode]) ?? null;
