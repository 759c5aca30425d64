/** Most questions are the beginning of a sentence that the answer ends. */
export const questionStem = (question: string) =>
  /\p{L}$/u.test(question) ? `${question}…` : question;
