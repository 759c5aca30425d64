import { type ReasonCode, reportReasons } from '@kindred/contract/reports/reasons';
import type { Priority, ProblemType } from '@kindred/contract/reports/report-types';

const priorityOf: Record<ProblemType, Priority> = {
  Harassment: 'high',
  'Inappropriate Content': 'high',
  'Payment Problem': 'medium',
  'Account Issue': 'medium',
  'Technical Issue': 'other',
  'Bug Report': 'other',
  Other: 'other',
};

/** Words that make a report critical. Too many matches cost less than a missed one. */
const criticalWords = [
  // Minors. The exceptions are for 'minor' in the sense of 'small'.
  /\bminors?\b(?! (?:bug|issue|problem|thing|glitch|error|fault|detail|point|complaint)s?\b)/,
  /\bunder[- ]?aged?\b|\bunder (?:the age of )?(?:18|eighteen)\b/,
  /\b(?:child|children|kids?|teen(?:ager)?s?|school ?(?:girl|boy|kid)s?|paedo\w*|pedo\w*|grooming)\b/,
  /\b(?:[5-9]|1[0-7])[- ]?(?:years?[- ]old|y\/?o)\b/,
  /\b(?:is|am|was|only|just|aged?|turned|she'?s|he'?s|they'?re)\s+(?:only |just |really )?(?:1[0-7])\b(?! ?(?:%|minutes?|hours?|days?|weeks?|months?|times?|km|euros?|dollars?))/,
  // Violence.
  /\b(?:violen(?:t|ce)|assault\w*|rap(?:ed?|ist|ing)|murder\w*|kill(?:s|ed|ing)?|stab(?:s|bed|bing)?|strangl\w*|chok(?:ed?|ing))\b/,
  /\bthreat(?:s|en(?:s|ed|ing)?)?\b|\b(?:knife|gun|weapon)s?\b/,
  /\b(?:hit|hits|beat|beats|punch(?:ed|es)?|slapp?(?:ed|s)?|attack(?:ed|s)?|hurt)\s+(?:me|her|him|us|them|someone|somebody|people)\b/,
  // Self-harm.
  /\bsuicid(?:e|al)\b|\bself[- ]?harm\w*|\bend(?:ing)? (?:my|her|his|their|it all|life)\b|\boverdos\w+/,
  /\b(?:hurt|cut|harm)(?:s|ting|ing)? (?:myself|herself|himself|themselves)\b|\bwant(?:s|ed)? to die\b/,
];

interface Reported {
  readonly type: ProblemType;
  readonly reason?: ReasonCode | null;
  readonly description: string;
}

/** The priority of a new report: its reason decides, or its type without one. Its text can only raise it. */
export function priorityFor({ type, reason, description }: Reported): Priority {
  const text = description.toLowerCase().replaceAll('’', "'");
  return criticalWords.some((words) => words.test(text))
    ? 'critical'
    : reason
      ? reportReasons[reason].priority
      : priorityOf[type];
}
