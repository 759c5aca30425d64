/**
 * The questions for matching, with the number of their answers. The key of a question and the number of an answer are stored,
 * so answers may be reworded or added at the end, but never moved. Cards have room for four answers to a question.
 */
export const questions = {
  'weekend-shape': 3,
  'early-late': 3,
  'home-out': 3,
  tidy: 3,
  cooking: 3,
  meat: 4,
  alcohol: 4,
  smoking: 3,
  sport: 4,
  pets: 4,
  'allergic-cats': 3,
  'children-want': 4,
  'children-partner': 3,
  marriage: 3,
  'living-together': 3,
  'looking-for': 4,
  exclusive: 3,
  'text-often': 3,
  'first-meeting': 3,
  'first-meeting-where': 4,
  'who-pays': 3,
  argue: 3,
  sorry: 3,
  jealous: 3,
  'alone-time': 3,
  'friends-ex': 3,
  affection: 3,
  'love-said': 3,
  surprise: 3,
  birthdays: 3,
  'money-save': 3,
  'money-share': 3,
  'work-meaning': 3,
  'work-hours': 3,
  ambition: 3,
  'move-for-love': 3,
  'travel-how': 3,
  'travel-where': 4,
  camping: 3,
  'city-country': 3,
  nature: 3,
  religion: 3,
  'religion-partner': 3,
  spiritual: 3,
  politics: 3,
  'politics-differ': 3,
  climate: 3,
  news: 3,
  phone: 3,
  'social-media': 3,
  reading: 3,
  music: 3,
  dancing: 3,
  films: 3,
  games: 3,
  humour: 4,
  teasing: 3,
  punctual: 3,
  decisions: 3,
  risk: 3,
  lies: 3,
  'family-close': 4,
  'family-meet': 3,
  strangers: 3,
  learning: 3,
  'sleep-cool': 3,
  'share-bed': 3,
  'second-chance': 3,
  'health-care': 3,
  festivals: 3,
  gifts: 3,
  apart: 3,
} as const;

export type Question = keyof typeof questions;

export const questionNames = Object.keys(questions) as Question[];

/** The numbers of the answers to a question. */
export const answersTo = (question: Question) =>
  Array.from({ length: questions[question] }, (_, answer) => answer);

/**
 * These reveal little, so answers to them are open unless the member hides them: they count for the scores that others
 * see. Answers to all other questions are hidden unless the member opens them. They are asked first, in this order.
 */
export const openQuestions = [
  'weekend-shape',
  'early-late',
  'home-out',
  'looking-for',
  'tidy',
] as const satisfies readonly Question[];

export const isOpenByDefault = (question: string) =>
  openQuestions.some((each) => each === question);

/** The weight of an answer in a match, by importance. */
export const importances = {
  irrelevant: 0,
  little: 1,
  somewhat: 10,
  very: 50,
  mandatory: 250,
} as const;
export type Importance = keyof typeof importances;

export const importanceNames = Object.keys(importances) as Importance[];
