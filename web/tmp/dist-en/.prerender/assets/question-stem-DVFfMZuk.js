import {
  a as openQuestions,
  i as isOpenByDefault,
  o as questionNames,
} from './answers-BZE2cUAY.js';
// web/src/lib/calls/answer.ts
/** The questions whose answers are open by default come first. */
var questionOrder = [.../* @__PURE__ */ new Set([...openQuestions, ...questionNames])];
/** One tap answers: the same answer is accepted, and it matters somewhat. Earlier choices stay. */
function withAnswer(question, mine, given, open = given?.open ?? isOpenByDefault(question)) {
  if (!given)
    return {
      question,
      mine,
      accepted: [mine],
      importance: 'somewhat',
      open,
      countsAt: null,
    };
  const untouched = given.accepted.length === 1 && given.accepted[0] === given.mine;
  return {
    ...given,
    mine,
    accepted: untouched ? [mine] : given.accepted,
  };
}
/** Accepts another answer, or removes it. Null when none would be left. */
function withAccepted(given, choice) {
  const accepted = given.accepted.includes(choice)
    ? given.accepted.filter((each) => each !== choice)
    : [...given.accepted, choice].toSorted((a, b) => a - b);
  return accepted.length === 0
    ? null
    : {
        ...given,
        accepted,
      };
}
// web/src/lib/facts/question-stem.ts
/** Most questions are the start of a sentence that the answer completes. */
var questionStem = (question) => (/\p{L}$/u.test(question) ? `${question}…` : question);
export { withAnswer as i, questionOrder as n, withAccepted as r, questionStem as t };
