// web/src/texts/en/consent.ts
/** A change of the text is a new `consentVersion` in the contract. */
var messages = {
  text: "I agree that my gender, who I'd like to meet and my answers to questions are used to introduce me to people.",
  why: 'This can reveal something about your private life. We need your permission, and you can withdraw it anytime.',
};
export { messages as t };
