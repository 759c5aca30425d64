/** Most questions are the start of a sentence that the answer completes. */
export const questionStem = (question: string) =>
  /\p{L}$/u.test(question) ? `${question}…` : question;
