import type { Category } from '../../contract/src/desk/categories.ts';
import type { Clause } from '../../contract/src/desk/grounds.ts';
import type { Sanction } from '../../contract/src/desk/sanctions.ts';
import type { Topic } from './report-texts.ts';

interface Ruling {
  /** The share of reports about a person. */
  readonly share: number;
  /** The share of its cases that are dismissed. */
  readonly dismissed: number;
  /** The decision for a first offence. The message that was reported is removed for some of those that are warned. */
  readonly first: Exclude<Sanction, 'remove-message'>;
  readonly clause: Clause;
  /** The law, if it is more than the terms. */
  readonly law?: string;
  readonly category: Category;
  readonly keyword: string;
  readonly reason: string;
}

/** The team's decisions about each topic, with the reasons. */
export const rulings: Readonly<Record<Topic, Ruling>> = {
  insults: {
    share: 0.2,
    dismissed: 0.25,
    first: 'warn',
    clause: 'respect',
    category: 'CYBER_VIOLENCE',
    keyword: 'CYBER_BULLYING_INTIMIDATION',
    reason: 'You insulted another member. Everyone here has the right to be treated with respect.',
  },
  pressure: {
    share: 0.14,
    dismissed: 0.2,
    first: 'warn',
    clause: 'respect',
    category: 'CYBER_VIOLENCE',
    keyword: 'STALKING',
    reason: 'You kept writing to another member after they asked you to stop.',
  },
  threat: {
    share: 0.04,
    dismissed: 0.1,
    first: 'ban',
    clause: 'safety',
    law: 'Criminal law on threats of violence',
    category: 'VIOLENCE',
    keyword: 'OTHER',
    reason: 'You threatened another member with violence.',
  },
  sexual: {
    share: 0.11,
    dismissed: 0.15,
    first: 'suspend',
    clause: 'consent',
    category: 'CYBER_VIOLENCE',
    keyword: 'CYBER_HARASSMENT',
    reason: 'You sent sexual messages to someone who had not asked for them.',
  },
  nudity: {
    share: 0.1,
    dismissed: 0.3,
    first: 'remove-photo',
    clause: 'no-nudity',
    category: 'OTHER_VIOLATION_TC',
    keyword: 'NUDITY',
    reason: 'This photo shows nudity.',
  },
  hate: {
    share: 0.06,
    dismissed: 0.3,
    first: 'suspend',
    clause: 'respect',
    law: 'Criminal law on incitement to hatred',
    category: 'ILLEGAL_OR_HARMFUL_SPEECH',
    keyword: 'HATE_SPEECH',
    reason: 'You wrote hateful words about people because of where they come from.',
  },
  fake: {
    share: 0.07,
    dismissed: 0.35,
    first: 'ban',
    clause: 'real-person',
    category: 'SCAMS_AND_FRAUD',
    keyword: 'INAUTHENTIC_ACCOUNTS',
    reason: 'Your account pretends to be someone else.',
  },
  money: {
    share: 0.06,
    dismissed: 0.1,
    first: 'ban',
    clause: 'no-money',
    category: 'SCAMS_AND_FRAUD',
    keyword: 'OTHER',
    reason: 'You asked other members for money.',
  },
  advert: {
    share: 0.08,
    dismissed: 0.15,
    first: 'remove-text',
    clause: 'no-spam',
    category: 'CONSUMER_INFORMATION',
    keyword: 'HIDDEN_ADVERTISEMENT',
    reason: 'Your profile had an ad. Profiles are about you, not about something you sell.',
  },
  minor: {
    share: 0.02,
    dismissed: 0.5,
    first: 'ban',
    clause: 'adults-only',
    category: 'PROTECTION_OF_MINORS',
    keyword: 'AGE_SPECIFIC_RESTRICTIONS_MINORS',
    reason: 'You are under 18. You are welcome when you are old enough.',
  },
  despair: {
    share: 0.02,
    dismissed: 1,
    first: 'warn',
    clause: 'safety',
    category: 'SELF_HARM',
    keyword: 'SUICIDE',
    reason: 'You put someone under pressure with your own safety.',
  },
  manners: {
    share: 0.1,
    dismissed: 0.95,
    first: 'warn',
    clause: 'respect',
    category: 'OTHER_VIOLATION_TC',
    keyword: 'OTHER',
    reason: 'Please be open about who you are and what you look for.',
  },
};
