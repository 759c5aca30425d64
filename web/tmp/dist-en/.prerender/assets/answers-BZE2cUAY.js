import './members-DaHwJcC0.js';
import { t as questions } from './questions-BRSSKzM1.js';
import 'typebox';
// contract/src/profiles/questions.ts
var questionNames = /* @__PURE__ */ Object.keys(questions);
/**
 * These reveal little, so answers to them are open unless the member hides them: they count for the scores that others
 * see. Answers to all other questions are hidden unless the member opens them. They are asked first, in this order.
 */
var openQuestions = ['weekend-shape', 'early-late', 'home-out', 'looking-for', 'tidy'];
var isOpenByDefault = (question) => openQuestions.some((each) => each === question);
var listAnswers = {
  method: 'GET',
  url: '/answers',
  access: 'member',
  schema: { response: { 200: { required: ['success', 'data'] } } },
};
var saveAnswer = {
  method: 'PUT',
  url: '/answers/:question',
  access: 'member',
  schema: { response: { 200: { required: ['success', 'data'] } } },
};
var removeAnswer = {
  method: 'DELETE',
  url: '/answers/:question',
  access: 'member',
  schema: { response: { 200: { required: ['success', 'data'] } } },
};
export {
  openQuestions as a,
  isOpenByDefault as i,
  removeAnswer as n,
  questionNames as o,
  saveAnswer as r,
  listAnswers as t,
};
