// No schemas here: the desk marks the same claims that make a report critical.
import { plainText } from '../plain-text.ts';
import { claimWords } from './claim-words.ts';
import { type Claim, type ReasonKey, claims, isOwnReason, reportReasons } from './reasons.ts';

export const claimsInWords = ['minor', 'life', 'violence'] as const satisfies readonly Claim[];
type ClaimInWords = (typeof claimsInWords)[number];

/** Too many matches cost less than a missed one. */
const englishWords: Readonly<Record<ClaimInWords, readonly RegExp[]>> = {
  // The exceptions are for 'minor' in the sense of 'small'.
  minor: [
    /\bminors?\b(?! (?:bug|issue|problem|thing|glitch|error|fault|detail|point|complaint)s?\b)/,
    /\bunder[- ]?aged?\b|\bunder (?:the age of )?(?:18|eighteen)\b/,
    /\b(?:child|children|kids?|teen(?:ager)?s?|school ?(?:girl|boy|kid)s?|paedo\w*|pedo\w*|grooming)\b/,
    /\b(?:[5-9]|1[0-7])[- ]?(?:years?[- ]old|y\/?o)\b/,
    /\b(?:is|am|was|only|just|aged?|turned|she'?s|he'?s|they'?re)\s+(?:only |just |really )?(?:1[0-7])\b(?! ?(?:%|minutes?|hours?|days?|weeks?|months?|times?|km|euros?|dollars?))/,
  ],
  // Self-harm.
  life: [
    /\bsuicid(?:e|al)\b|\bself[- ]?harm\w*|\bend(?:ing)? (?:my|her|his|their|it all|life)\b|\boverdos\w+/,
    /\b(?:hurt|cut|harm|kill)(?:s|ting|ing)? (?:myself|herself|himself|themselves)\b|\bwant(?:s|ed)? to die\b/,
  ],
  violence: [
    /\b(?:violen(?:t|ce)|assault\w*|rap(?:ed?|ist|ing)|murder\w*|kill(?:s|ed|ing)?|stab(?:s|bed|bing)?|strangl\w*|chok(?:ed?|ing))\b/,
    /\bthreat(?:s|en(?:s|ed|ing)?)?\b|\b(?:knife|gun|weapon)s?\b/,
    /\b(?:hit|hits|beat|beats|punch(?:ed|es)?|slapp?(?:ed|s)?|attack(?:ed|s)?|hurt)\s+(?:me|her|him|us|them|someone|somebody|people)\b/,
  ],
};

const inOtherLanguages = Object.fromEntries(
  claimsInWords.map((claim) => {
    const words = Object.values(claimWords)
      .flatMap((language) => language[claim])
      .map(plainText);
    return [
      claim,
      new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${words.join('|')})(?![\p{L}\p{N}])`, 'u'),
    ];
  }),
) as Record<ClaimInWords, RegExp>;

const tells = (claim: ClaimInWords, text: string) =>
  inOtherLanguages[claim].test(text) || englishWords[claim].some((words) => words.test(text));

interface Reported {
  readonly reason?: ReasonKey | null;
  readonly description: string;
}

/** The gravest claim of a report: that of its reason, or of its words. */
export function claimOf({ reason, description }: Reported): Claim | null {
  const text = plainText(description).toLowerCase().replaceAll('’', "'");
  const made = reason && !isOwnReason(reason) ? reportReasons[reason] : null;
  const ofReason = made && 'claim' in made ? made.claim : null;
  const isMade = (claim: Claim) =>
    claim === ofReason || claimsInWords.some((each) => each === claim && tells(each, text));
  return claims.find(isMade) ?? null;
}
