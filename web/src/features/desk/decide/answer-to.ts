import type { Case } from '@kindred/contract/desk';
import type { CannedText } from '@kindred/contract/desk/texts';
import { versionFor } from '@kindred/contract/desk/version-for';
import { fillAnswer, reporterLanguage } from './placeholder-values.ts';

/** A decision fills in the placeholders on the server; a reply is sent as it is. */
export function answerTo(
  texts: readonly CannedText[],
  report: Case['reports'][number],
  answer: string,
) {
  const version = versionFor(texts, 'answer', answer, reporterLanguage(report));
  return {
    id: report._id,
    isInternal: false,
    message: fillAnswer(report, version?.body ?? answer),
  };
}
